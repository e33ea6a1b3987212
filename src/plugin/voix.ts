import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Config, Field, Plugin } from 'payload'
import { adminGraphics, adminViews, studioModules, THEME_COLOR } from './adminViews'
import { publicErrors } from './guards/publicErrors'
import { withGuards } from './guards/withGuards'
import { onInit } from './onInit'
import { mergeCollections } from './options/collections'
import { resolveOptions } from './options/resolve'
import { trustedOrigins } from './origins'
import { usedIn } from '../page/references'
import { revisionEndpoints } from '../page/versions/endpoints'
import { openEndpoint, saveEndpoint } from '../page/save/endpoints'
import { withTables } from './schema/tables'
import { keepSessions } from './sessions/keepSessions'
import { changesEndpoint, eventsEndpoint, presenceEndpoint } from '../page/collaboration'
import type { VoixOptions } from './types'

const MAX_UPLOAD_BYTES = 50 * 1024 * 1024

/**
 * Teaches a Payload application pages made of slices: collections, validation, versions, endpoints, admin views.
 * Throws at start when an option is wrong.
 */
export function voix(options: VoixOptions): Plugin {
  const resolved = resolveOptions(options)
  return async (incoming) => {
    const origins = trustedOrigins()
    const config: Config = {
      ...incoming,
      collections: mergeCollections(incoming.collections ?? [], resolved).map(withGuards),
      db: keepSessions(withTables(incoming.db)),
      custom: { ...incoming.custom, voix: resolved },
      cookiePrefix: incoming.cookiePrefix ?? process.env.VOIX_COOKIE_PREFIX ?? 'voix',
      cors: incoming.cors ?? origins,
      csrf: [...(incoming.csrf ?? []), ...origins],
      defaultDepth: incoming.defaultDepth ?? 1,
      maxDepth: incoming.maxDepth ?? 4,
      localization: incoming.localization ?? {
        locales: resolved.languages.map(({ code, name }) => ({ code, label: name })),
        defaultLocale: resolved.languages[0]?.code ?? 'en',
        fallback: true,
      },
      hooks: { ...incoming.hooks, afterError: [...(incoming.hooks?.afterError ?? []), publicErrors] },
      routes: { ...incoming.routes, admin: incoming.routes?.admin ?? '/voix' },
      upload: {
        abortOnLimit: true,
        ...incoming.upload,
        limits: { fileSize: MAX_UPLOAD_BYTES, ...incoming.upload?.limits },
      },
      endpoints: [
        ...(incoming.endpoints ?? []),
        usedIn,
        openEndpoint,
        saveEndpoint,
        changesEndpoint,
        eventsEndpoint,
        presenceEndpoint,
        ...revisionEndpoints,
      ],
      onInit: async (payload) => {
        await incoming.onInit?.(payload)
        onInit(payload, resolved)
      },
      admin: {
        theme: 'all',
        avatar: 'default',
        ...incoming.admin,
        user: 'users',
        dependencies: { ...studioModules(options), ...incoming.admin?.dependencies },
        meta: { titleSuffix: ' · Voix', ...incoming.admin?.meta },
        components: {
          ...incoming.admin?.components,
          providers: [THEME_COLOR, ...(incoming.admin?.components?.providers ?? [])],
          graphics: { ...adminGraphics, ...incoming.admin?.components?.graphics },
          views:
            options.enabled === false
              ? { ...incoming.admin?.components?.views }
              : { ...adminViews, ...incoming.admin?.components?.views },
        },
      },
    }
    return withSeo(config)
  }
}

/** SEO fields of pages: title, description and picture of Payload's own plugin, and two more. */
function withSeo(config: Config): Config | Promise<Config> {
  return seoPlugin({
    collections: ['pages'],
    uploadsCollection: 'media',
    fields: ({ defaultFields }) => [
      // A page is one document per language.
      ...defaultFields.map((field) => ('localized' in field ? ({ ...field, localized: false } as Field) : field)),
      { name: 'canonical', type: 'text', label: 'Canonical address' },
      { name: 'noIndex', type: 'checkbox', label: 'Hide from search engines', defaultValue: false },
    ],
  })(config)
}
