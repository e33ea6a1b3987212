import { createLocalReq, getPayload } from 'payload'
import type { PayloadRequest } from 'payload'
import { asReleased } from '../../collections/core/releases/asReleased'
import { findItem, findRelease } from '../../collections/core/releases/stored'
import { getVoix, slugsOf } from '../../options/getVoix'
import { siteLabelsOf } from '../../options/siteLabels'
import type { RenderContext } from '../../slices/types'
import { collectSignals, maySignal } from '../../render/signals'
import { treeRules } from '../../slices'
import { isPattern, readRows, shownRows, slugIn } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import { createScope } from '../resolve/createScope'
import { loaderTools } from '../resolve/loaderTools'
import { resolveRows } from '../resolve/resolveRows'
import type { LoadedPage, LoadOptions } from './loadPage'
import { sampleSlug } from './ownPages'
import { toPageInfo } from './pageInfo'
import { originOfSite } from '../address/sites'

export interface PreviewRequest {
  pageId: string
  /** Whose rights count. Nobody sees a draft without a user. */
  user: NonNullable<PayloadRequest['user']>
  /** Shows the page in this layout: the studio's, before it is saved. */
  layout?: string | null
  /** The address that a page with `{slug}` in its path is looked at. Default: that of the newest of its documents. */
  at?: string | null
  /** Values of the page that are not saved yet, in place of its own. */
  own?: Readonly<Record<string, unknown>> | null
  /** The release in which it is looked at: the page, and all that it shows, as they are there. */
  release?: string | null
}

/**
 * The newest version of a page for the studio's frame: elements that are disabled are resolved too, because they may be enabled the
 * next moment, and every element is marked with its id. `null` when there is no such page for this user.
 */
export async function loadPreview(
  { pageId, user, layout, at, own, release: within }: PreviewRequest,
  { config, layouts }: LoadOptions,
): Promise<(LoadedPage & { document: StoredDocument }) | null> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  const release = within ? await findRelease({ req, id: within }) : null
  const load = async () => {
    const found = await findDraft(req, pageId)
    if (!found) return null
    const collection = slugsOf(req).pages
    const item = release && (await findItem({ req, release: String(release.id), collection, doc: String(found.id) }))
    const document = item ? { ...found, ...item.snapshot.page, elements: item.snapshot.rows } : found
    return { ...(await viewOf({ req, document: { ...document, ...own }, layout, at }, layouts)), document }
  }
  return release ? asReleased({ req, release: release.id, work: load }) : load()
}

async function findDraft(req: PayloadRequest, pageId: string): Promise<StoredDocument | null> {
  const found = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id: pageId,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: false,
    req,
    select: { review: false, currentRelease: false },
  })
  return found as unknown as StoredDocument | null
}

/** What the preview shows of a document: a page, or what stands for one. `isStudio: false`: as visitors would see it, and nothing else. */
export async function viewOf(
  {
    req,
    document,
    layout,
    at,
    isStudio = true,
  }: { req: PayloadRequest; document: StoredDocument; isStudio?: boolean } & Pick<PreviewRequest, 'layout' | 'at'>,
  layouts: LoadOptions['layouts'],
): Promise<LoadedPage> {
  const voix = getVoix(req.payload.config)
  const { catalogue, loaders, queryCollections, sites } = voix
  const languageCode = String(document.languageCode)
  const context: RenderContext = {
    languageCode,
    layout: layout && layout in layouts ? layout : String(document.layout),
    siteId: Number(document.siteId ?? 0),
    // A shared section has none.
    path: String(document.path ?? '/'),
    preview: isStudio,
    timeZone: voix.timeZone,
    labels: await siteLabelsOf(voix, languageCode),
  }
  const rows = readRows(document.elements)
  const rules = treeRules(catalogue, context.layout)
  // A visitor's page says nothing of what it does not show.
  const kept = isStudio ? rows : shownRows(rows, { rules, audiences: [] })
  const asked = at ? slugIn(at, document.path) : null
  const pageId = String(document.id)
  const slug = asked ?? (isPattern(context.path) ? await sampleSlug({ req, pageId, rows, locale: languageCode }) : null)
  const shared = { req, context, originOf: originOfSite(sites) }
  const scope = createScope(shared)
  const loadLayout = layouts[context.layout] ?? Object.values(layouts)[0]
  if (!loadLayout) throw new Error('The preview has no layouts. Pass at least one to loadPreview().')
  // What stands around the elements is not asked for after them.
  const loadAround = async () => {
    const [info, layout] = await Promise.all([toPageInfo(document, scope, { slug }), loadLayout()])
    const page = { ...info, layout: context.layout }
    const { languages } = voix
    const layoutData = (await layout.load?.({ req, page, context, languages, ...loaderTools(scope) })) ?? null
    return { page, layout, layoutData }
  }
  const [{ page, ...around }, resolution] = await Promise.all([
    loadAround(),
    resolveRows({ ...shared, rows: kept, slug, catalogue, loaders, queryCollections, isStudio: true }),
  ])
  const hasSignals = Object.values(resolution).some(maySignal)
  const signals = hasSignals ? collectSignals(shownRows(rows, { rules, audiences: '*' }), resolution) : []
  return { view: { page, rows: kept, resolution, context }, ...around, signals }
}
