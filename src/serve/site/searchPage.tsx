import { cache, type ReactNode } from 'react'
import { createLocalReq, getPayload } from 'payload'
import { getVoix } from '../../options/getVoix'
import { siteAttribute } from '../../render/client/siteHeader'
import { writePath } from '../../tree'
import { viewOf } from '../page/loadPreview'
import { siteOrFirst } from '../address/sites'
import { givePlace } from '../address/places'
import type { StoredDocument } from '../resolve/documentBatch'
import type { SiteOptions } from './createSite'
import { pathOf } from './pathOf'
import type { SiteRoute } from '../address/siteAddress'
import { visitorOf } from './visitorOf'
import { readNumber, readWords } from '../search/searchQuery'
import { findPages, type Found } from '../search/findPages'
import { SearchScreen } from '../search/SearchScreen'
import { directionOf } from '../../tree'

/** The search page of a site in one language. */
export interface SearchRoute extends SiteRoute {
  languageCode: string
}

/** The query of the address. */
export type SearchAsked = Readonly<Record<string, string | string[] | undefined>>

/** Renders the search results of the user in a layout of the site; never cached. */
export async function searchPage(route: SearchRoute, query: SearchAsked, options: SiteOptions): Promise<ReactNode> {
  try {
    const { layout, view, layoutData, signals } = await read(route, options)
    const { default: Layout } = layout
    const { SearchPage = SearchScreen } = options
    const words = readWords(query.q)
    const hidden: Record<string, string> = route.layout === null ? {} : { layout: route.layout }
    const toAddress = (path: string, more: Record<string, string> = {}) => {
      const query = new URLSearchParams({ ...(words === '' ? {} : { q: words }), ...hidden, ...more }).toString()
      return writePath(path) + (query === '' ? '' : `?${query}`)
    }
    const { path } = view.context
    const others = Object.entries(view.page.translations).map(([code, other]) => [code, toAddress(other)])
    return (
      <Layout
        page={{ ...view.page, translations: Object.fromEntries(others) }}
        context={view.context}
        data={layoutData}
        signals={signals}
      >
        <title>{words === '' ? view.page.title : `${words} · ${view.page.title}`}</title>
        <SearchPage
          words={words}
          found={words === '' ? null : await find(route, { words, number: readNumber(query.page) }, options)}
          action={writePath(path)}
          hidden={hidden}
          toNumber={(number) => toAddress(path, number > 1 ? { page: String(number) } : {})}
          context={view.context}
          data={layoutData}
        />
      </Layout>
    )
  } finally {
    givePlace('search')
  }
}

/** Renders the document of the search page. Next does not pass the query to a root layout. */
export async function searchDocument(
  route: SearchRoute,
  options: SiteOptions,
  children: ReactNode,
): Promise<ReactNode> {
  const { languageCode, layout, path } = (await read(route, options)).view.context
  return (
    <html
      dir={directionOf(languageCode)}
      lang={languageCode}
      data-layout={layout}
      data-path={path}
      {...siteAttribute(route.siteId)}
    >
      <head>
        <meta name="robots" content="noindex" />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Searches with the user's rights. */
async function find(
  { siteId, languageCode }: SearchRoute,
  query: { words: string; number: number },
  { config }: SiteOptions,
): Promise<Found> {
  const payload = await getPayload({ config })
  const { user } = await visitorOf(config)
  const req = await createLocalReq(user ? { user } : {}, payload)
  return findPages({ ...query, req, siteId: siteOrFirst(getVoix(payload.config).sites, siteId), languageCode })
}

function read({ siteId, path, layout, languageCode }: SearchRoute, options: SiteOptions) {
  return readOnce(options, siteId, pathOf(path), layout, languageCode)
}

/** Reads the page around the results with a visitor's rights, once for the document and the page in it. */
const readOnce = cache(
  async (
    { config, layouts }: SiteOptions,
    askedSite: number,
    path: string,
    layout: string | null,
    languageCode: string,
  ) => {
    const payload = await getPayload({ config })
    const req = await createLocalReq({}, payload)
    const { defaultLayout, search, sites } = getVoix(payload.config)
    const siteId = siteOrFirst(sites, askedSite)
    const document = {
      id: '',
      title: '',
      path,
      layout: layout !== null && layout in layouts ? layout : defaultLayout,
      languageCode,
      siteId,
      meta: { noIndex: true },
      elements: [],
    } as unknown as StoredDocument
    const loaded = await viewOf({ req, document, isStudio: false }, layouts)
    const title = loaded.view.context.labels['search.title'] ?? 'Search'
    return { ...loaded, view: { ...loaded.view, page: { ...loaded.view.page, title, translations: { ...search } } } }
  },
)
