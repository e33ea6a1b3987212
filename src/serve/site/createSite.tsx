import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ReactNode } from 'react'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { getVoix } from '../../options/getVoix'
import { renderPage } from '../../render'
import type { SliceComponents } from '../../render/types'
import { treeRules } from '../../slices'
import { reportElement } from '../errors/reportElement'
import { loadPage } from '../page/loadPage'
import type { LoadedPage, LoadOptions } from '../page/loadPage'
import { pageMetadata } from '../page/metadata'
import { originOfSite, ownOrigin, siteOrFirst } from '../page/sites'
import { startRender } from '../page/startRender'
import { NotFound } from '../screens/NotFound'
import type { NotFoundScreenProps, ScreenLink } from '../screens/NotFoundScreen'
import { pathOf } from './pathOf'
import type { SiteRoute } from './siteAddress'
import { speculationRules } from './speculationRules'

export interface SiteOptions extends LoadOptions {
  /** Slice name -> server component. */
  components: SliceComponents
  /** Links on the screen of a missing page, beside the home page. Default: none. */
  notFoundLinks?: readonly ScreenLink[]
}

/** The public site: what the application's routes are made of. */
export interface PublicSite {
  Page: (route: SiteRoute) => Promise<ReactNode>
  /** The root layout's `<html>`; `lang` follows the page. */
  Document: (props: { route: SiteRoute; children: ReactNode }) => Promise<ReactNode>
  metadata: (route: SiteRoute) => Promise<Metadata>
  /** A route's `not-found.tsx`: the screen in the default language, as Next tells it nothing of the address. */
  NotFound: () => Promise<ReactNode>
}

export function createSite(options: SiteOptions): PublicSite {
  // One read for the root layout, the metadata and the page of a render. Arguments are compared by identity: plain values.
  const read = cache(async (siteId: number, path: string, layout: string | null): Promise<LoadedPage | null> => {
    // First of all: on a new database Payload's start makes the tables.
    const { config } = await getPayload({ config: options.config })
    const { addTag, markMissing } = await startRender()
    const site = siteOrFirst(getVoix(config).sites, siteId)
    const loaded = await loadPage({ siteId: site, path, layout }, options, addTag)
    if (!loaded) markMissing()
    return loaded
  })
  const load = ({ siteId, path, layout }: SiteRoute) => read(siteId, pathOf(path), layout)

  const notFoundScreen = async (labels: Readonly<Record<string, string>>) => {
    const { config } = await getPayload({ config: options.config })
    const links = options.notFoundLinks ?? []
    const shown = screenLabels({ labels, links })
    return <NotFound apiRoute={config.routes.api} labels={shown} links={links} />
  }

  return {
    async NotFound() {
      const { languages } = getVoix((await getPayload({ config: options.config })).config)
      return notFoundScreen((await options.labels?.(languages[0]?.code ?? 'en')) ?? {})
    },
    async Page(route) {
      const loaded = await load(route)
      // Next answers `notFound()` with an empty body that scripts fill. A static page is stored, and the store gives it
      // its status, so it can be whole; in development nothing is stored.
      if (!loaded && process.env.NODE_ENV !== 'production') notFound()
      if (!loaded) {
        const languageCode = await languageOfPath(options, pathOf(route.path))
        return notFoundScreen((await options.labels?.(languageCode)) ?? {})
      }
      const { catalogue } = getVoix((await getPayload({ config: options.config })).config)
      const { view, layout, layoutData } = loaded
      const { default: Layout } = layout
      return (
        <Layout page={view.page} context={view.context} data={layoutData}>
          {renderPage({
            view,
            components: options.components,
            rules: treeRules(catalogue, view.context.layout),
            onError: (error, row) => reportElement(error, { row, path: view.context.path }),
          })}
        </Layout>
      )
    },
    async Document({ route, children }) {
      const loaded = await load(route)
      const { routes } = (await getPayload({ config: options.config })).config
      const { path, languageCode } = loaded?.view.context ?? {
        path: pathOf(route.path),
        languageCode: await languageOfPath(options, pathOf(route.path)),
      }
      return (
        <html lang={languageCode} data-layout={loaded?.view.context.layout} data-path={path}>
          <body id={loaded?.view.page.properties.domId ?? undefined}>
            {children}
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(routes) }} />
          </body>
        </html>
      )
    },
    async metadata(route) {
      const loaded = await load(route)
      if (!loaded) return { title: 'Page not found', robots: { index: false } }
      const { sites } = getVoix((await getPayload({ config: options.config })).config)
      const metadata = pageMetadata(loaded.view.page, { origin: originOfSite(sites)(route.siteId) ?? ownOrigin() })
      // The same page in a layout that only the address asks for.
      return route.layout === null ? metadata : { ...metadata, robots: { index: false } }
    },
  }
}

/** What crosses to the browser with the screen of a missing page. */
function screenLabels({
  labels,
  links,
}: Required<Pick<NotFoundScreenProps, 'labels' | 'links'>>): Record<string, string> {
  const isShown = (name: string) => name.startsWith('notFound.') || links.some(({ label }) => label === name)
  return Object.fromEntries(Object.entries(labels).filter(([name]) => isShown(name)))
}

/** A page that is missing has no language: its address may still begin with one. */
async function languageOfPath({ config }: LoadOptions, path: string): Promise<string> {
  const { languages } = getVoix((await getPayload({ config })).config)
  const first = path.split('/')[1]
  return languages.find(({ code }) => code === first)?.code ?? languages[0]?.code ?? 'en'
}
