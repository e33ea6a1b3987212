import { isPattern, SECTION_KIND } from '../../tree'
import type { StudioBoot } from '../model/boot'
import { anyDocument } from '../../contract/documents'
import { read } from './call'

/** A page or a file that a link may lead to. */
export interface FoundTarget {
  relationTo: string
  id: number | string
  title: string
  /** A page's path, a file's name. */
  place: string
  /** Of a page. */
  languageCode: string | null
  siteId: number | null
  /** Whether visitors reach it. */
  isPublic: boolean
}

interface Search<Searched extends 'pages' | 'media' = 'pages' | 'media'> {
  boot: Pick<StudioBoot, 'apiRoute'> & { collections: Pick<StudioBoot['collections'], Searched> }
  /** If empty, the most recently changed documents are returned. */
  search: string
  signal?: AbortSignal
}

const MOST_PAGES = 12
const MOST_FILES = 5

/** Pages by title and path, then files by name and alternative text. Throws with a sentence for the editor. */
export async function findLinkTargets(input: Search): Promise<FoundTarget[]> {
  const [pages, files] = await Promise.all([findPageTargets(input), input.search === '' ? [] : findFiles(input)])
  return [...pages, ...files]
}

/** As visitors have them: a draft of a live page leads to where the page is. */
export async function findPageTargets(input: Search<'pages'>): Promise<FoundTarget[]> {
  const docs = await find(input, {
    collection: input.boot.collections.pages,
    fields: ['title', 'path'],
    select: ['title', 'path', 'languageCode', 'siteId', '_status'],
    sort: input.search === '' ? '-updatedAt' : 'path',
    limit: MOST_PAGES,
  })
  return docs
    .map((doc) => toTarget({ doc, relationTo: input.boot.collections.pages, title: 'title', place: 'path' }))
    .filter(({ place }) => !isPattern(place))
}

async function findFiles(input: Search): Promise<FoundTarget[]> {
  const docs = await find(input, {
    collection: input.boot.collections.media,
    fields: ['filename', 'alt'],
    select: ['filename', 'alt'],
    sort: '-updatedAt',
    limit: MOST_FILES,
  })
  return docs.map((doc) => ({
    ...toTarget({ doc, relationTo: input.boot.collections.media, title: 'alt', place: 'filename' }),
    isPublic: true,
  }))
}

interface Query {
  collection: string
  /** Searched in. */
  fields: readonly string[]
  select: readonly string[]
  sort: string
  limit: number
}

async function find({ boot, search, signal }: Search<'pages'>, query: Query): Promise<Record<string, unknown>[]> {
  const { collection, fields, limit, sort } = query
  const where = {
    // A shared section has no address to lead to.
    ...(collection === boot.collections.pages && { kind: { not_equals: SECTION_KIND } }),
    ...(search !== '' && { or: fields.map((name) => ({ [name]: { like: search } })) }),
  }
  const select = Object.fromEntries(query.select.map((name) => [name, true]))
  const input = { depth: 0, limit, pagination: false, sort, select, where }
  const found = await read(boot.apiRoute, anyDocument.find, { params: { collection }, query: input }, { signal })
  return found.docs
}

function toTarget({
  doc,
  relationTo,
  title,
  place,
}: {
  doc: Record<string, unknown>
  relationTo: string
  title: string
  place: string
}): FoundTarget {
  const text = (name: string) => (typeof doc[name] === 'string' && doc[name] !== '' ? doc[name] : null)
  return {
    relationTo,
    id: doc.id as number | string,
    title: text(title) ?? text(place) ?? String(doc.id),
    place: text(place) ?? '',
    languageCode: text('languageCode'),
    siteId: typeof doc.siteId === 'number' ? doc.siteId : null,
    isPublic: doc._status === 'published',
  }
}
