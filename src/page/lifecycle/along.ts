import type { PayloadRequest, Where } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices/idOf'
import { literally } from '../../slices/literally'
import { movedPaths } from './movedPaths'

/** The newest version of a page that the action includes. */
export interface AlongPage {
  id: string
  title: string
  path: string
  languageCode: string
  siteId: number
  rev: number
  /** The id of the original page, or of the page itself if it is not a translation. */
  family: string
}

export interface Company {
  chosen: readonly AlongPage[]
  /** Pages below the selected ones, in the same language. */
  below: readonly AlongPage[]
  /** Translations of the selected pages, and the pages below these translations. */
  translations: readonly AlongPage[]
}

interface Input {
  req: PayloadRequest
  ids: readonly (string | number)[]
  /** Whether to include translations of the pages below. */
  isWithBelow: boolean
}

/**
 * Finds the pages below the selected ones, and the translations. The home pages, one per language, have no pages below.
 */
export async function companyOf({ req, ids, isWithBelow }: Input): Promise<Company> {
  const chosen = await find(req, { id: { in: [...ids] } })
  const known = new Set(chosen.map(({ id }) => id))
  const takeNew = (pages: readonly AlongPage[]) => pages.filter(({ id }) => !known.has(id) && known.add(id))
  const homes = new Set((await find(req, { path: { equals: '/' } })).map(({ family }) => family))
  const findBelowAll = (pages: readonly AlongPage[]) =>
    findBelow(
      req,
      pages.filter(({ family }) => !homes.has(family)),
    )
  const below = takeNew(await findBelowAll(chosen))
  const families = [...chosen, ...(isWithBelow ? below : [])].map(({ family }) => family)
  const translations = takeNew(await findFamilies(req, families))
  const belowThose = isWithBelow ? takeNew(await findBelowAll(translations)) : []
  return { chosen, below, translations: [...translations, ...belowThose] }
}

/** Finds original pages and their translations. */
function findFamilies(req: PayloadRequest, originals: readonly string[]): Promise<AlongPage[]> {
  const ids = [...originals]
  return find(req, { or: [{ id: { in: ids } }, { translationOf: { in: ids } }] })
}

async function findBelow(req: PayloadRequest, pages: readonly AlongPage[]): Promise<AlongPage[]> {
  const parents = pages.filter(({ path }) => path !== '')
  if (parents.length === 0) return []
  const found = await find(req, { or: parents.map(({ path }) => ({ path: { like: literally(`${path}/`) } })) })
  return found.filter((page) => parents.some((parent) => isBelow(page, parent)))
}

/** Returns whether a page is below another one, on its site and in its language. */
export function isBelow(page: AlongPage, parent: AlongPage): boolean {
  const isOfSame = page.siteId === parent.siteId && page.languageCode === parent.languageCode
  return isOfSame && page.path.startsWith(`${parent.path}/`)
}

async function find(req: PayloadRequest, where: Where): Promise<AlongPage[]> {
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where,
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'path',
    select: {
      ...{ title: true, path: true, languageCode: true, siteId: true, rev: true, translationOf: true },
    },
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => {
    const { id, title, path, languageCode, siteId, rev, translationOf } = doc as unknown as Record<string, unknown>
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      ...{ id: String(id), title: text(title) || 'Untitled', path: text(path) },
      ...{ languageCode: text(languageCode), siteId: Number(siteId ?? 0), rev: Number(rev ?? 0) },
      family: idOf(translationOf) ?? String(id),
    }
  })
}

/** The new paths of moved pages, by id. */
interface Moves {
  paths: ReadonlyMap<string, string>
  /** Translations that do not move, because the new parent has no translation in their language. */
  staying: readonly AlongPage[]
  /** Whether a page exists at the path of the new parent. */
  isParentThere: boolean
}

/**
 * Returns the new paths of the selected pages and the pages below them. A translation moves below the translation of
 * the new parent, so that each language keeps its tree.
 */
export async function movesOf({
  req,
  company: { chosen, below, translations },
  to,
  siteId,
}: {
  req: PayloadRequest
  company: Company
  /** The path of the new parent. */
  to: string
  siteId: number | undefined
}): Promise<Moves> {
  const target = to.length > 1 ? to.replace(/\/+$/, '') : to
  const paths = new Map<string, string>()
  const place = (pages: readonly AlongPage[], under: string) => {
    const moved = movedPaths(
      pages.map(({ path }) => path),
      under,
    )
    for (const { id, path } of pages) if (moved.has(path)) paths.set(id, moved.get(path) ?? path)
  }
  const there = await find(req, { path: { equals: target } })
  const parent = there.find((page) => page.siteId === (siteId ?? chosen[0]?.siteId) && page.path === target)
  const parents = parent ? await findFamilies(req, [parent.family]) : []
  const parentIn = (pages: readonly AlongPage[]) =>
    parents.find(({ languageCode }) => languageCode === pages[0]?.languageCode)?.path
  for (const pages of byTree([...chosen, ...below])) place(pages, parentIn(pages) ?? target)
  const families = new Set(chosen.map(({ family }) => family))
  const tops = translations.filter(({ family }) => families.has(family))
  const led = translations.filter((page) => tops.some((top) => top.id === page.id || isBelow(page, top)))
  const staying: AlongPage[] = []
  for (const pages of byTree(led)) {
    const under = parentIn(pages) ?? (target === '/' ? '/' : null)
    if (under === null) staying.push(...pages)
    else place(pages, under)
  }
  return { paths, staying, isParentThere: target === '/' || parent !== undefined }
}

/** Groups pages by site and language. */
function byTree(pages: readonly AlongPage[]): AlongPage[][] {
  const trees = new Map<string, AlongPage[]>()
  for (const page of pages) {
    const key = `${page.siteId} ${page.languageCode}`
    trees.set(key, [...(trees.get(key) ?? []), page])
  }
  return [...trees.values()]
}
