import { createLocalReq, getPayload } from 'payload'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { audiencesOf } from '../../collections/core/access'
import { getVoix } from '../../options/getVoix'
import { collectSignals } from '../../render/signals'
import type { LayoutImports, LayoutModule, PageView, Signal } from '../../render/types'
import { reservedRows, shownTree, visibleIn } from '../../tree'
import { createScope } from '../resolve/createScope'
import { loaderTools } from '../resolve/loaderTools'
import { resolveShown } from '../resolve/resolveRows'
import { readPage, reservedPlaces, resolvePage } from './resolvePage'
import { originOfSite } from '../address/sites'

export interface LoadOptions {
  config: Promise<SanitizedConfig> | SanitizedConfig
  layouts: LayoutImports
}

export interface PageRequest {
  siteId: number
  path: string
  /** A layout requested by the address (`?layout=`). An unknown one is ignored. */
  layout?: string | null
}

export interface LoadedPage {
  view: PageView
  layout: LayoutModule
  layoutData: unknown
  /** Signals of the elements to the layout. */
  signals: readonly Signal[]
}

/**
 * Loads everything that a page shows, with the rights that all visitors have. Returns `null` if visitors may not see
 * it.
 */
export async function loadPage(
  request: PageRequest,
  { config, layouts }: LoadOptions,
  addTag: (tag: string) => void,
): Promise<LoadedPage | null> {
  const payload = await getPayload({ config })
  return loadPageFor(await createLocalReq({}, payload), request, layouts, addTag)
}

/** Like `loadPage`, with the rights and the transaction of a request. */
export async function loadPageFor(
  req: PayloadRequest,
  request: PageRequest,
  layouts: LayoutImports,
  addTag: (tag: string) => void,
): Promise<LoadedPage | null> {
  const { siteId, path } = request
  addTag('site')
  addTag(`path:${siteId}:${path}`)
  const view = await resolvePage({ req, siteId, path, layout: knownLayout(request, layouts), addTag })
  if (!view) return null
  const { page, context } = view
  const { languages, sites } = getVoix(req.payload.config)
  const chosen = await findLayout(layouts, context.layout)
  const tools = loaderTools(createScope({ req, context, originOf: originOfSite(sites), addTag }))
  const layoutData = (await chosen.load?.({ req, page, context, languages, ...tools })) ?? null
  return { view, layout: chosen, layoutData, signals: collectSignals(view.rows, view.resolution) }
}

/**
 * Loads what a page reserves for a signed-in user: the outermost elements that contain something for one of the user's
 * audiences. Returns `null` if there are none.
 */
export async function loadReserved(
  request: PageRequest,
  { config, layouts }: LoadOptions,
  user: NonNullable<PayloadRequest['user']>,
): Promise<Omit<PageView, 'page'> | null> {
  const payload = await getPayload({ config })
  const audiences = audiencesOf({ user, payload })
  const { siteId, path } = request
  // The page is read as visitors see it, its content with the user's rights.
  const visitor = await createLocalReq({}, payload)
  const layout = knownLayout(request, layouts)
  const found = await readPage({ req: visitor, siteId, path, layout, addTag: () => {} })
  if (!found) return null
  const { context, slug, voix, judged } = found
  const { catalogue, loaders, queryCollections } = voix
  const shown = reservedRows(visibleIn(judged, audiences))
  if (shown.length === 0) return null
  const req = await createLocalReq({ user }, payload)
  const shared = { req, context, originOf: originOfSite(voix.sites) }
  const resolution = await resolveShown(shown, { ...shared, catalogue, loaders, queryCollections, slug })
  return { rows: shown, tree: shownTree(judged.tree, shown), resolution, context, ...reservedPlaces(shown, null) }
}

function knownLayout({ layout }: PageRequest, layouts: LayoutImports): string | null {
  return layout && layout in layouts ? layout : null
}

/** Returns the named layout. If it was removed, its pages are shown in the first one. */
function findLayout(layouts: LayoutImports, name: string): Promise<LayoutModule> {
  const load = layouts[name] ?? Object.values(layouts)[0]
  if (!load) throw new Error('The site has no layouts. Pass at least one to createSite({ layouts }).')
  return load()
}
