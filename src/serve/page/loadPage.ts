import { createLocalReq, getPayload } from 'payload'
import type { SanitizedConfig } from 'payload'
import type { LayoutImports, LayoutModule, PageView } from '../../render/types'
import type { RenderContext } from '../../slices/types'
import { readRows } from '../../tree'
import { getVoix } from '../../options/getVoix'
import { createScope } from '../resolve/createScope'
import { loaderTools } from '../resolve/loaderTools'
import { resolveRows } from '../resolve/resolveRows'
import { findPage } from './findPage'
import { toPageInfo } from './pageInfo'
import { originOfSite } from './sites'

export interface LoadOptions {
  config: Promise<SanitizedConfig> | SanitizedConfig
  layouts: LayoutImports
  /** The labels of the public site in a language; missing ones come from the default language. */
  labels?: (languageCode: string) => Promise<Readonly<Record<string, string>>>
}

export interface PageRequest {
  siteId: number
  path: string
  /** A layout chosen by the address (`?layout=`); an unknown one is ignored. */
  layout?: string | null
}

export interface LoadedPage {
  view: PageView
  layout: LayoutModule
  layoutData: unknown
}

/** Reads everything that one page shows, with the rights that all visitors have. `null` when there is no such page for them. */
export async function loadPage(
  { siteId, path, layout }: PageRequest,
  { config, layouts, labels }: LoadOptions,
  addTag: (tag: string) => void,
): Promise<LoadedPage | null> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({}, payload)
  addTag('site')
  addTag(`path:${siteId}:${path}`)
  const document = await findPage({ req, siteId, path, draft: false })
  if (!document) return null
  const { catalogue, loaders, queryCollections, sites } = getVoix(payload.config)
  const languageCode = String(document.languageCode)
  const context: RenderContext = {
    languageCode,
    layout: layout && layout in layouts ? layout : String(document.layout),
    siteId,
    path,
    preview: false,
    labels: (await labels?.(languageCode)) ?? {},
  }
  const originOf = originOfSite(sites)
  const rows = readRows(document.elements)
  const shared = { req, context, originOf, addTag }
  const [page, resolution, chosen] = await Promise.all([
    toPageInfo(document, createScope(shared)),
    resolveRows({ ...shared, rows, catalogue, loaders, queryCollections }),
    findLayout(layouts, context.layout),
  ])
  const shownPage = { ...page, layout: context.layout }
  const tools = loaderTools(createScope(shared))
  const layoutData = (await chosen.load?.({ req, page: shownPage, context, ...tools })) ?? null
  return { view: { page: shownPage, rows, resolution, context }, layout: chosen, layoutData }
}

/** A layout that is gone must not take its pages along: they show in the first one. */
function findLayout(layouts: LayoutImports, name: string): Promise<LayoutModule> {
  const load = layouts[name] ?? Object.values(layouts)[0]
  if (!load) throw new Error('The site has no layouts. Pass at least one to createSite({ layouts }).')
  return load()
}
