import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { shownWithSections } from '../../collections/core/sections/readSections'
import { getVoix } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import { treeRules } from '../../slices'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { filledRules, isPattern, shownRows, type Row } from '../../tree'
import { boundFields, linesOf, textsOf, type Texts } from './texts'

/** A published page as stored. */
export interface StoredPage {
  id: number | string
  title: string
  path: string
  layout: string
  languageCode: string
  /** The id of the page's original. Documents that belong to the original are shown on this page, too. */
  translationOf: string | null
  siteId: number
  description: string
  elements: unknown
}

/** Searchable text of a page, or of a document that it shows, for one audience. */
export interface SearchEntry {
  /** `<collection>:<id>` of the document. Empty for the page itself. */
  shown: string
  /** The audience that can find it. Empty for all visitors. */
  audience: string
  title: string
  description: string
  headings: string
  body: string
}

interface Part {
  audience: string
  rows: Row[]
  texts: Texts
}

/** Visitors of any audience are signed in as well. */
const SIGNED_IN = 'signed-in'

const MOST_DOCUMENTS = 50_000

/**
 * Returns the entries of a page: one for all visitors, and one per audience with content of its own. `visitor` is a
 * request without a user.
 */
export async function entriesOf(visitor: PayloadRequest, page: StoredPage): Promise<SearchEntry[]> {
  const parts = await partsOf(visitor, page)
  if (isPattern(page.path)) return documentEntries({ visitor, page, parts })
  return parts.map(({ audience, texts }) => ({
    shown: '',
    audience,
    title: page.title,
    description: page.description,
    headings: texts.headings.join('\n'),
    body: texts.lines.join('\n'),
  }))
}

/** Returns the entries of one document that a page with `{slug}` in its path shows. */
export async function entriesOfDocument(
  visitor: PayloadRequest,
  page: StoredPage,
  { collection, id }: { collection: string; id: number | string },
): Promise<SearchEntry[]> {
  const parts = await partsOf(visitor, page)
  return documentEntries({ visitor, page, parts, only: { collection, where: { id: { equals: id } } } })
}

/** A page with content only for audiences is found only by these, its title included. */
async function partsOf(visitor: PayloadRequest, page: StoredPage): Promise<Part[]> {
  const { catalogue, defaultLayout, audiences } = getVoix(visitor.payload.config)
  const rules = treeRules(catalogue, page.layout || defaultLayout)
  const slice = checkedSlices(catalogue.all)
  const all = await shownWithSections({ req: visitor, rows: storedRows(visitor, page.elements), rules })
  const partFor = (audience: string, names: readonly string[]): Part => {
    const rows = shownRows(all, { rules: filledRules(rules), audiences: names })
    return { audience, rows, texts: textsOf(rows, slice) }
  }
  const named = new Set(all.map(({ element }) => element.audience))
  const reserved = audiences
    .filter(({ name }) => named.has(name))
    .map(({ name }) => partFor(name, [SIGNED_IN, name]))
    .filter(saysSomething)
  const open = partFor('', [])
  return reserved.length > 0 && !saysSomething(open) ? reserved : [open, ...reserved]
}

function saysSomething({ rows, texts }: Part): boolean {
  return texts.lines.length > 0 || rows.some(({ element }) => element.modelQuery !== null)
}

interface DocumentsArgs {
  visitor: PayloadRequest
  page: StoredPage
  parts: readonly Part[]
  only?: { collection: string; where: Where }
}

/** Indexes the fields of documents that the page's elements show. */
async function documentEntries({ visitor, page, parts, only }: DocumentsArgs): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = []
  const named = [page.id, page.translationOf].filter((id) => id !== null)
  for (const { slug: collection, fields, hasSlug } of collectionsWithPages(visitor.payload)) {
    if (!hasSlug || (only && only.collection !== collection)) continue
    const { docs } = await visitor.payload.find({
      collection: collection as CollectionSlug,
      where: { and: [{ page: { in: named } }, { slug: { exists: true } }, ...(only ? [only.where] : [])] },
      locale: page.languageCode as 'all',
      depth: 0,
      limit: MOST_DOCUMENTS,
      pagination: false,
      overrideAccess: false,
      req: visitor,
    })
    for (const doc of docs as unknown as Record<string, unknown>[]) {
      const [title] = linesOf(fields.title && doc[fields.title])
      const description = linesOf(fields.description && doc[fields.description])
      for (const { audience, rows } of parts) {
        const bound = boundFields(rows, collection).filter((name) => name !== fields.title)
        entries.push({
          shown: `${collection}:${String(doc.id)}`,
          audience,
          title: title ?? page.title,
          description: description.join('\n'),
          headings: '',
          body: bound.flatMap((name) => linesOf(doc[name])).join('\n'),
        })
      }
    }
  }
  return entries
}
