import type { SanitizedConfig } from 'payload'
import type { SiteRoute } from './createSite'
import { readMode } from './dynamicMode'
import { leadToPreview } from './leadToPreview'

/** The page that a dynamic route shows. Staff who ask for a window that follows the studio are led to the preview. */
export async function dynamicRoute(
  params: Promise<{ siteId: string; mode: string; path?: string[] }>,
  config: Promise<SanitizedConfig> | SanitizedConfig,
): Promise<SiteRoute> {
  const { siteId, mode, path } = await params
  const { layout, isSynced } = readMode(decodeURIComponent(mode))
  const route: SiteRoute = { siteId: Number(siteId), path, layout, isDynamic: true }
  if (isSynced) await leadToPreview(route, config)
  return route
}
