import { sql } from '@payloadcms/db-postgres'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { asReleased } from '../../collections/core/releases/asReleased'
import { findBySecret } from '../../collections/core/releases/secret'
import { getVoix, slugsOf } from '../../options/getVoix'
import { renderPage } from '../../render'
import { treeRules } from '../../slices'
import { directionOf, RESERVED_PATHS } from '../../tree'
import { reportElement } from '../errors/reportElement'
import { loadPageFor } from '../page/loadPage'
import { hostOf } from '../../options/forwarded.mjs'
import { siteOrFirst } from '../address/sites'
import { givePlace } from '../address/places'
import { rulesOf, toTable } from '../address/redirects.mjs'
import type { SiteOptions } from './createSite'
import { pathOf } from './pathOf'
import { readNonce } from './readNonce'
import { followScript } from './releasedScript'
import type { SiteRoute } from '../address/siteAddress'

/** A page of the site as it will be with a release. */
export interface ReleasedRoute extends SiteRoute {
  release: string
  secret: string
}

/**
 * Renders the page as every visitor will see it; never cached. Without the release's secret it is a 404, which does not
 * reveal whether the release exists.
 */
export async function releasedPage(route: ReleasedRoute, options: SiteOptions): Promise<ReactNode> {
  const { loaded, ledTo } = await read(route, options)
  if (ledTo !== null) redirect(ledTo.startsWith('/') ? `${baseOf(route)}${ledTo}` : ledTo)
  if (!loaded) notFound()
  const { catalogue } = getVoix((await getPayload({ config: options.config })).config)
  const { view, layout, layoutData, signals } = loaded
  const { default: Layout } = layout
  return (
    <Layout page={view.page} context={view.context} data={layoutData} signals={signals}>
      {renderPage({
        view,
        components: options.components,
        rules: treeRules(catalogue, view.context.layout),
        onError: (error, row) => reportElement(error, { row, path: view.context.path }),
        nonce: await readNonce(),
      })}
    </Layout>
  )
}

/** Renders the document of the page. Its links stay in the preview. */
export async function releasedDocument(
  route: ReleasedRoute,
  options: SiteOptions,
  children: ReactNode,
): Promise<ReactNode> {
  const { name, loaded } = await read(route, options)
  const { config } = await getPayload({ config: options.config })
  const base = baseOf(route)
  const own = [...RESERVED_PATHS, config.routes.admin.slice(1)]
  return (
    <html
      data-layout={loaded?.view.context.layout}
      data-path={loaded?.view.context.path}
      dir={directionOf(loaded?.view.context.languageCode ?? 'en')}
      lang={loaded?.view.context.languageCode ?? 'en'}
      suppressHydrationWarning
    >
      <head>
        <title>{loaded ? `${String(loaded.view.page.title)} · Preview` : 'Preview'}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
      </head>
      <body id={loaded?.view.page.properties.domId ?? undefined}>
        {name !== null && (
          <aside data-voix-release-preview style={BANNER}>
            Preview of “{name}”: visitors do not see it like this yet.
          </aside>
        )}
        {children}
        {name !== null && (
          <script
            dangerouslySetInnerHTML={{ __html: followScript({ base, own }) }}
            nonce={await readNonce()}
            suppressHydrationWarning
          />
        )}
      </body>
    </html>
  )
}

function baseOf({ release, secret }: ReleasedRoute): string {
  return `/preview-release/${release}/${secret}`
}

/** Placed above the page, so that it covers no part of it. */
const BANNER = {
  padding: '8px 16px',
  background: '#1e1b4b',
  color: '#fff',
  font: '500 13px/1.4 system-ui, sans-serif',
  textAlign: 'center',
} as const

interface Released {
  /** Of the release; `null`: the secret is wrong. */
  name: string | null
  loaded: Awaited<ReturnType<typeof loadPageFor>>
  /** The target of a redirect at the address. */
  ledTo: string | null
}

function read({ release, secret, siteId, path, layout }: ReleasedRoute, options: SiteOptions): Promise<Released> {
  return readOnce(options, release, secret, siteId, pathOf(path), layout)
}

/** Once for the document and the page in it. `cache` compares arguments by identity: plain values. */
const readOnce = cache(
  async (
    { config, layouts }: SiteOptions,
    id: string,
    secret: string,
    siteId: number,
    path: string,
    layout: string | null,
  ): Promise<Released> => {
    try {
      const payload = await getPayload({ config })
      const req = await createLocalReq({}, payload)
      const found = await findBySecret({ req, id, secret })
      if (!found) return { name: null, loaded: null, ledTo: null }
      const given = await headers()
      const asked = { siteId: siteOrFirst(getVoix(payload.config).sites, siteId), path, layout }
      const host = hostOf((name) => given.get(name))
      return await asReleased({
        req,
        release: found.id,
        work: async () => {
          const redirect = (await redirectsOf(req))({ host, path })
          const loaded = redirect === null ? await loadPageFor(req, asked, layouts, () => undefined) : null
          return { name: found.name, loaded, ledTo: redirect?.to || null }
        },
      })
    } finally {
      givePlace()
    }
  },
)

/** Returns the redirects as the release has them. */
async function redirectsOf(req: PayloadRequest) {
  const { pages, redirects } = slugsOf(req)
  return toTable(await execute({ req, statement: sql.raw(rulesOf({ pages, redirects })) }))
}
