import type { AdminViewConfig, SanitizedConfig } from 'payload'
import { titleAt } from './readDocumentation'

const VIEW = 'voix/studio#DocumentationView'

interface Given {
  config: Promise<SanitizedConfig> | SanitizedConfig
  params: Promise<{ segments?: string[] }>
}

/**
 * Returns the config for Payload's `generatePageMetadata`, with the titles of the admin's screens and of each
 * documentation page. Payload removes the admin route anywhere in a path, such as `/voix` in
 * `/documentation/voixuserguide`. The route `/` prevents this.
 */
export async function withPageTitles({ config: given, params }: Given): Promise<SanitizedConfig> {
  const config = await given
  const [first, ...below] = (await params).segments ?? []
  const views = (config.admin.components.views ?? {}) as Record<string, AdminViewConfig>
  const entry = Object.entries(views).find(([, view]) => view.Component === VIEW)
  const path = below.map((segment) => `/${decodeURIComponent(segment)}`).join('')
  const title = entry && first === 'documentation' ? await titleAt(config, path) : null
  const titled = entry && title !== null ? { [entry[0]]: { ...entry[1], meta: { ...entry[1].meta, title } } } : {}
  return {
    ...config,
    routes: { ...config.routes, admin: '/' },
    admin: { ...config.admin, components: { ...config.admin.components, views: { ...views, ...titled } } },
  } as SanitizedConfig
}
