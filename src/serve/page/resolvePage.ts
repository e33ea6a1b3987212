import type { PayloadRequest } from 'payload'
import { shownWithSections } from '../../collections/core/sections/readSections'
import { getVoix, slugsOf } from '../../options/getVoix'
import { siteLabelsOf } from '../../options/siteLabels'
import type { PageView } from '../../render/types'
import { treeRules } from '../../slices'
import type { RenderContext } from '../../slices/types'
import {
  filledRules,
  judgeRows,
  patternsOf,
  readRows,
  reservedRows,
  shownTree,
  slugIn,
  visibleIn,
  type Row,
} from '../../tree'
import { createScope } from '../resolve/createScope'
import { resolveShown } from '../resolve/resolveRows'
import { signedInHint } from '../address/signedInHint'
import { findPage } from './findPage'
import { findOwner, findShown } from './ownPages'
import { hasGaps, toPageInfo } from './pageInfo'
import { originOfSite } from '../address/sites'

export interface ResolvePageArgs {
  /** The request whose rights count. */
  req: PayloadRequest
  siteId: number
  path: string
  /** Overrides the page's own layout. */
  layout: string | null
  addTag: (tag: string) => void
}

/**
 * Returns the published page at an address with everything that its elements show to all visitors, or `null`. The
 * layout loads its own data.
 */
export async function resolvePage(args: ResolvePageArgs): Promise<PageView | null> {
  const found = await readPage(args)
  if (!found) return null
  const { req, addTag } = args
  const { document, documentShown, slug, context, judged, voix } = found
  const { catalogue, loaders, queryCollections } = voix
  // Elements of audiences are dropped here: components, styles, conditions and the RSC payload of the page never
  // contain them.
  const shown = visibleIn(judged, [])
  const shared = { req, context, originOf: originOfSite(voix.sites), addTag }
  const [page, resolution] = await Promise.all([
    toPageInfo(document, createScope(shared), { shown: documentShown }),
    resolveShown(shown, { ...shared, slug, catalogue, loaders, queryCollections }),
  ])
  const places = reservedPlaces(visibleIn(judged, '*'), signedInHint(req.payload.config))
  const tree = shownTree(judged.tree, shown)
  return { page: { ...page, layout: context.layout }, rows: shown, tree, resolution, context, ...places }
}

/**
 * Returns the published page at an address with all its elements and its document, or `null`. The document is that of
 * the address if the path has `{slug}`, otherwise the page's owner if the page has gaps in its metadata.
 */
export async function readPage({ req, siteId, path, layout, addTag }: ResolvePageArgs) {
  const document = await findPage({ req, siteId, path, draft: false })
  const slug = slugIn(path, document?.path)
  // A page of its own, or with an earlier pattern, would take over the address: their tags expire this one.
  if (!document || slug !== null) for (const pattern of patternsOf(path)) addTag(`path:${siteId}:${pattern.path}`)
  if (!document) return null
  addTag(`${slugsOf(req).pages}:${document.id}`)
  const voix = getVoix(req.payload.config)
  const languageCode = String(document.languageCode)
  const owner = { req, page: document, locale: languageCode, addTag }
  const documentShown =
    slug !== null ? await findShown({ ...owner, slug }) : hasGaps(document) ? await findOwner({ ...owner, path }) : null
  if (slug !== null && !documentShown) return null
  const context: RenderContext = {
    languageCode,
    layout: layout ?? String(document.layout),
    siteId,
    path,
    preview: false,
    timeZone: voix.timeZone,
    labels: await siteLabelsOf(voix, languageCode),
  }
  const rules = treeRules(voix.catalogue, context.layout)
  const rows = await shownWithSections({ req, rows: readRows(document.elements), rules, addTag })
  return { document, documentShown, slug, context, voix, judged: judgeRows(rows, filledRules(rules)) }
}

/**
 * Returns the order of the outermost elements and the reserved ones among them. `shown`: the elements that any visitor
 * sees, in pre-order.
 */
export function reservedPlaces(shown: readonly Row[], hint: string | null): Pick<PageView, 'places'> {
  const outermost = (rows: readonly Row[]) => rows.flatMap(({ id, element }) => (element.parent === null ? [id] : []))
  const reserved = outermost(reservedRows(shown))
  return reserved.length === 0 ? {} : { places: { order: outermost(shown), reserved, hint } }
}
