import { notFound, unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { ownOrigin } from '../../options/ownOrigin'
import { getVoix } from '../../options/getVoix'
import { renderPage } from '../../render'
import { siteAttribute } from '../../render/client/siteHeader'
import { tagMark } from '../../render/visitorTags/tagMark'
import type { SliceComponents } from '../../render/types'
import { treeRules } from '../../slices'
import { Failure, toFailure } from '../errors/failure'
import { ERRORS_PATH } from '../errors/reporting'
import { reportElement } from '../errors/reportElement'
import { loadHead } from '../page/loadHead'
import { loadPage } from '../page/loadPage'
import type { LoadedPage, LoadOptions } from '../page/loadPage'
import { isReporting } from '../errors/reporting'
import { reportScript } from '../errors/reportScript'
import { pageMetadata } from '../page/metadata'
import { originOfSite, siteOrFirst } from '../address/sites'
import { startFailedRender, startRender, type StartedRender } from '../page/startRender'
import { FailureScreen } from '../screens/FailureScreen'
import { notFoundScreen } from './notFoundScreen'
import { randomHeadline } from '../screens/headlines'
import type { ScreenLink } from '../screens/NotFound'
import type { SearchPageProps } from '../search/SearchScreen'
import type { StyleGuideProps } from '../style/StyleGuide'
import { pathOf } from './pathOf'
import type { SiteRoute } from '../address/siteAddress'
import { speculationRules } from './speculationRules'
import { directionOf } from '../../tree'

export interface SiteOptions extends LoadOptions {
  /** Slice name -> server component. */
  components: SliceComponents
  /** Links on the 404 screen in addition to the home page. Default: none. */
  notFoundLinks?: readonly ScreenLink[]
  /**
   * The application's own components (buttons, forms, cards) on the admin's `/style-guide`, styled by the layout that
   * it gets. Default: plain buttons and inputs.
   */
  styleGuide?: ComponentType<StyleGuideProps>
  /**
   * The results of the site's search (`search` of `voix()`), within the layout that the visitor comes from. Default: a
   * plain list.
   */
  SearchPage?: ComponentType<SearchPageProps>
}

/** The public site, from which the application builds its routes. */
export interface PublicSite {
  Page: (route: SiteRoute) => Promise<ReactNode>
  /** The root layout's `<html>`; `lang` follows the page. */
  Document: (props: { route: SiteRoute; children: ReactNode }) => Promise<ReactNode>
  metadata: (route: SiteRoute) => Promise<Metadata>
  /** A route's `not-found.tsx`: the screen in the default language, as Next does not pass it the address. */
  NotFound: () => Promise<ReactNode>
}

export function createSite(options: SiteOptions): PublicSite {
  // One read for the root layout, the metadata and the page of a render. `cache` compares arguments by identity: plain
  // values.
  const read = cache(
    async (siteId: number, path: string, layout: string | null): Promise<LoadedPage | Failure | null> => {
      let render: StartedRender | null = null
      try {
        // Before the first query: on a new database the start of Payload creates the tables.
        const payload = await getPayload({ config: options.config })
        render = await startRender()
        const site = siteOrFirst(getVoix(payload.config).sites, siteId)
        const loaded = await loadPage({ siteId: site, path, layout }, options, render.addTag)
        if (!loaded) render.markMissing()
        const head = await loadHead({ payload, layout: loaded?.view.context.layout ?? null, path }, render.addTag)
        if (head) render.addHead(head)
        if (loaded?.layout.lean === false) render.keepWhole()
        return loaded
      } catch (error) {
        unstable_rethrow(error)
        // Next shows details in development.
        if (process.env.NODE_ENV !== 'production') throw error
        const failure = toFailure(error, path)
        const { markFailed } = render ?? (await startFailedRender())
        markFailed(failure.status)
        return failure
      }
    },
  )
  const load = ({ siteId, path, layout }: SiteRoute) => read(siteId, pathOf(path), layout)

  return {
    NotFound: () => notFoundScreen(options, {}),
    async Page(route) {
      const loaded = await load(route)
      if (loaded instanceof Failure) return <FailureScreen {...loaded} headline={randomHeadline()} />
      // Next responds to `notFound()` with an empty body that scripts fill. The page cache sets the status of a static
      // page, so the screen is rendered instead. Development has no cache.
      if (!loaded && process.env.NODE_ENV !== 'production') notFound()
      if (!loaded) {
        const path = pathOf(route.path)
        return notFoundScreen(options, { path, languageCode: await languageOfPath(options, path) })
      }
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
          })}
        </Layout>
      )
    },
    async Document({ route, children }) {
      const loaded = await load(route)
      if (loaded instanceof Failure)
        return (
          <html lang="en">
            <body>{children}</body>
          </html>
        )
      const { routes } = (await getPayload({ config: options.config })).config
      const { path, languageCode } = loaded?.view.context ?? {
        path: pathOf(route.path),
        languageCode: await languageOfPath(options, pathOf(route.path)),
      }
      return (
        <html
          dir={directionOf(languageCode)}
          lang={languageCode}
          data-layout={loaded?.view.context.layout}
          data-path={path}
          {...siteAttribute(route.siteId)}
          data-vt={tagMark(loaded?.view.page.tags ?? [])}
        >
          <body id={loaded?.view.page.properties.domId ?? undefined}>
            {isReporting() && (
              <script dangerouslySetInnerHTML={{ __html: reportScript(`${routes.api}${ERRORS_PATH}`) }} />
            )}
            {children}
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules(routes) }} />
          </body>
        </html>
      )
    },
    async metadata(route) {
      const loaded = await load(route)
      if (loaded instanceof Failure) return { title: 'Something went wrong', robots: { index: false } }
      if (!loaded) return { title: 'Page not found', robots: { index: false } }
      const { sites } = getVoix((await getPayload({ config: options.config })).config)
      const metadata = pageMetadata(loaded.view.page, { origin: originOfSite(sites)(route.siteId) ?? ownOrigin() })
      // The same page in a layout that only the address requests.
      return route.layout === null ? metadata : { ...metadata, robots: { index: false } }
    },
  }
}

/** Returns the language of a missing page: its path may begin with a code. */
async function languageOfPath({ config }: LoadOptions, path: string): Promise<string> {
  const { languages } = getVoix((await getPayload({ config })).config)
  const first = path.split('/')[1]
  return languages.find(({ code }) => code === first)?.code ?? languages[0]?.code ?? 'en'
}
