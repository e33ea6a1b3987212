import type { PayloadRequest } from 'payload'
import type { Bulk, BulkReport } from '../../contract/lifecycle'
import { slugsOf } from '../../options/getVoix'
import type { TranslationRecord } from '../../slices/translation'
import { copiedPath, OWN_PAGE_KEYS } from '../../tree'
import { freePath, makeCopy } from '../save/makeCopy'
import { recordOf } from '../store/translationRecord'
import { companyOf, isBelow, type AlongPage } from './along'
import { MISSING } from './bulk'
import { leadToCopies } from './leadToCopies'
import { allOrNone, eachOf, named, Refused, takenAlong } from './changeTogether'

type Copy = Extract<Bulk, { action: 'copy' }>

interface Made {
  id: string
  /** The created copy. */
  doc: Record<string, unknown>
  title: string
  /** The title of the copied page. */
  from: string
  /** The ids of the copy's elements, by those of the copied page. */
  elements: ReadonlyMap<string, string>
}

/**
 * Copies pages in one transaction, with the pages below them and their translations if these are included. The copy of
 * a translation translates the copy of its original, if both are copied. Links between the pages lead to the copies.
 */
export function copyTogether({ req, body }: { req: PayloadRequest; body: Copy }): Promise<BulkReport> {
  return allOrNone(req, (own) => copyAll(own, body))
}

async function copyAll(req: PayloadRequest, { pages, along, as }: Copy): Promise<BulkReport['done']> {
  const company = await companyOf({ req, ids: pages.map(({ id }) => id), isWithBelow: along.below })
  const missing = pages.filter(({ id }) => !company.chosen.some((page) => page.id === String(id)))
  if (missing.length > 0)
    throw new Refused(
      named(
        missing.map(({ id }) => ({ id: String(id), title: 'Untitled' })),
        MISSING,
      ),
    )
  const taken = takenAlong(company, along)
  const single = pages.length === 1 ? as : undefined
  const [first] = company.chosen
  const paths = await pathsOf(req, taken, single?.path && first ? { id: first.id, path: single.path } : null)
  const copies = new Map<string, Made>()
  const titleOf = (page: AlongPage) => {
    if (single && page.id === first?.id) return single.title
    return parentOf(page, taken) ? page.title : `${page.title} (copy)`
  }
  const copyOne = async (page: AlongPage, own: PayloadRequest) => {
    copies.set(page.id, await copy(own, { page, title: titleOf(page), path: paths.get(page.id) ?? null }, copies))
  }
  const isOriginal = ({ id, family }: AlongPage) => id === family
  await eachOf(req, taken.filter(isOriginal), copyOne)
  await eachOf(
    req,
    taken.filter((page) => !isOriginal(page)),
    copyOne,
  )
  for (const page of taken.length > 1 ? taken : []) {
    const made = copies.get(page.id)
    if (made) await linkCopies(req, made, { page, taken, paths, copies })
  }
  return taken.flatMap(({ id }) => named([copies.get(id) ?? []].flat()))
}

interface Wanted {
  page: AlongPage
  title: string
  path: string | null
}

async function copy(
  req: PayloadRequest,
  { page, title, path }: Wanted,
  copies: ReadonlyMap<string, Made>,
): Promise<Made> {
  const source = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id: page.id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const original = page.family === page.id ? undefined : copies.get(page.family)
  const { doc, elements } = await makeCopy({
    req,
    source: source as unknown as Record<string, unknown>,
    changes: (own) => ({
      title,
      path,
      ...(original && {
        translationOf: original.id,
        translation: copiedRecord(recordOf(source as unknown as Record<string, unknown>), { own, original }),
      }),
    }),
  })
  return { id: String(doc.id), doc: doc as unknown as Record<string, unknown>, title, from: page.title, elements }
}

interface Copied {
  page: AlongPage
  taken: readonly AlongPage[]
  paths: ReadonlyMap<string, string>
  copies: ReadonlyMap<string, Made>
}

/** Replaces links to pages that were copied along. Called after all copies were created. */
async function linkCopies(req: PayloadRequest, { doc }: Made, { page, taken, paths, copies }: Copied): Promise<void> {
  const collection = slugsOf(req).pages
  const ofSite = taken.filter(({ path, siteId }) => path !== '' && siteId === page.siteId)
  const targets = {
    collection,
    ids: new Map([...copies].map(([id, made]) => [id, made.doc.id as string | number])),
    paths: new Map(ofSite.map(({ id, path }) => [path, paths.get(id) ?? path])),
  }
  const changed = Object.entries(doc).flatMap(([name, value]) => {
    if (FIXED.has(name)) return []
    const next = leadToCopies(value, targets)
    return next === value ? [] : [[name, next] as const]
  })
  if (changed.length === 0) return
  await req.payload.update({
    collection,
    id: doc.id as string,
    data: { ...Object.fromEntries(changed), rev: doc.rev as number },
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
}

/** Fields that are set by the product. */
const FIXED: ReadonlySet<string> = new Set([
  ...OWN_PAGE_KEYS.filter((name) => name !== 'elements'),
  ...['path', 'title', 'translation', 'translationOf'],
])

/** Returns the paths of the copies by page. A page below another copied page is copied to below that copy. */
async function pathsOf(
  req: PayloadRequest,
  pages: readonly AlongPage[],
  given: { id: string; path: string } | null,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  // Parents first.
  const ordered = pages.filter(({ path }) => path !== '').toSorted((a, b) => a.path.length - b.path.length)
  for (const page of ordered) {
    if (page.id === given?.id) {
      paths.set(page.id, given.path)
      continue
    }
    const parent = parentOf(page, pages)
    const under = parent && paths.get(parent.id)?.replace(/\/+$/, '')
    const wanted = under === undefined ? copiedPath(page.path) : `${under}${page.path.slice(parent?.path.length)}`
    const used = new Set(paths.values())
    paths.set(page.id, await freePath({ req, path: wanted, siteId: page.siteId, used }))
  }
  return paths
}

/** Returns the nearest copied page above a page. */
function parentOf(page: AlongPage, pages: readonly AlongPage[]): AlongPage | undefined {
  return pages
    .filter((other) => other.path !== '' && other.path !== '/' && isBelow(page, other))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** Returns the translation record of a copy, with the ids and the title of the copies. */
function copiedRecord(
  { elements = {}, texts = {} }: TranslationRecord,
  { own, original }: { own: ReadonlyMap<string, string>; original: Made },
): TranslationRecord {
  const pairs = Object.entries(elements).flatMap(([id, from]) => {
    const pair = [own.get(id), original.elements.get(from)]
    return pair.includes(undefined) ? [] : [pair as [string, string]]
  })
  const based = Object.entries(texts).map(([key, text]) => {
    const [element = '', ...field] = key.split('/')
    if (key === TITLE) return [key, text === original.from ? original.title : text]
    return [[own.get(element) ?? element, ...field].join('/'), text]
  })
  return { elements: Object.fromEntries(pairs), texts: Object.fromEntries(based) }
}

const TITLE = 'page/title'
