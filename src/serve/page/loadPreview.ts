import { createLocalReq, getPayload } from 'payload'
import type { PayloadRequest } from 'payload'
import { asReleased } from '../../collections/core/releases/asReleased'
import { findNewest } from '../../collections/core/pages/findNewest'
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

interface DraftRequest {
  pageId: string
  /** The user whose rights count. Drafts are read only for a user. */
  user: NonNullable<PayloadRequest['user']>
}

export interface PreviewRequest extends DraftRequest {
  /** The unsaved layout of the studio, which overrides the page's. */
  layout?: string | null
  /** The address at which a page with `{slug}` in its path is shown. Default: that of its newest document. */
  at?: string | null
  /** Unsaved values of the page, which override the stored ones. */
  own?: Readonly<Record<string, unknown>> | null
  /** The release whose versions of the page and of other documents are shown. */
  release?: string | null
  /** What `loadDraft` returned to the same user. Default: it is read. Within a release the page is another. */
  draft?: StoredDocument
}

/** The newest draft of a page, with its elements; `null` when there is no such page for this user. */
export async function loadDraft(
  { pageId, user }: DraftRequest,
  { config }: Pick<LoadOptions, 'config'>,
): Promise<StoredDocument | null> {
  const req = await createLocalReq({ user }, await getPayload({ config }))
  return findNewest({ req, id: pageId, leaveOut: WITHOUT })
}

const WITHOUT = ['review', 'currentRelease'] as const

/**
 * Loads the newest version of a page for the studio's preview. Disabled elements are resolved too, because they may be
 * enabled at any time, and every element is marked with its id. Returns `null` if the user cannot read the page.
 */
export async function loadPreview(
  { pageId, user, layout, at, own, release: within, draft }: PreviewRequest,
  { config, layouts }: LoadOptions,
): Promise<(LoadedPage & { document: StoredDocument }) | null> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  const release = within ? await findRelease({ req, id: within }) : null
  const load = async () => {
    const collection = slugsOf(req).pages
    const item = release && (await findItem({ req, release: String(release.id), collection, doc: pageId }))
    const leaveOut = item ? ([...WITHOUT, 'elements'] as const) : WITHOUT
    const found = !release && draft ? draft : await findNewest({ req, id: pageId, leaveOut })
    if (!found) return null
    const document: StoredDocument = item ? { ...found, ...item.snapshot.page, elements: item.snapshot.rows } : found
    return { ...(await viewOf({ req, document: { ...document, ...own }, layout, at }, layouts)), document }
  }
  return release ? asReleased({ req, release: release.id, work: load }) : load()
}

/**
 * Returns the view of a document: a page, or an object in the form of one. `isStudio: false`: exactly as visitors would
 * see it.
 */
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
    // A shared section has no path.
    path: String(document.path ?? '/'),
    preview: isStudio,
    timeZone: voix.timeZone,
    labels: await siteLabelsOf(voix, languageCode),
  }
  const rows = readRows(document.elements)
  const rules = treeRules(catalogue, context.layout)
  // The page for visitors must not contain what it does not show.
  const kept = isStudio ? rows : shownRows(rows, { rules, audiences: [] })
  const requestedSlug = at ? slugIn(at, document.path) : null
  const pageId = String(document.id)
  const slug =
    requestedSlug ?? (isPattern(context.path) ? await sampleSlug({ req, pageId, rows, locale: languageCode }) : null)
  const shared = { req, context, originOf: originOfSite(sites) }
  const scope = createScope(shared)
  const loadLayout = layouts[context.layout] ?? Object.values(layouts)[0]
  if (!loadLayout) throw new Error('The preview has no layouts. Pass at least one to loadPreview().')
  // The page and its layout do not wait for the elements: both are loaded at the same time.
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
