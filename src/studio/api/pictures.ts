import * as z from 'zod/mini'
import { documentEndpoints, type Condition } from '../../contract/documents'
import type { AnswerOf } from '../../contract/endpoint'
import { hasWords, searchWords } from '../../tree'
import { PICTURES } from '../../slices/pictures'
import { addressFor, call, documentsUrl, read, readerOf } from './call'
import type { Answer } from './request'

const text = z.nullish(z.string())
const number = z.nullish(z.number())

const picture = z.object({
  id: z.union([z.number(), z.string()]),
  filename: z.string(),
  alt: text,
  tags: z.nullish(z.array(z.string())),
  /** `Hotels/Pool` */
  folder: text,
  ...{ mimeType: text, url: text, thumbnailURL: text },
  ...{ width: number, height: number, frames: number, filesize: number, focalX: number, focalY: number },
  createdAt: z.optional(z.string()),
})

/** A document of the media collection, as the studio shows it. Fields that an application's own collection lacks are left out. */
export type Picture = z.output<typeof picture>

/** Payload's endpoints of the media collection. */
export const pictures = documentEndpoints(picture)

export function kindOf({ mimeType }: Picture): 'picture' | 'film' | 'file' {
  if (mimeType?.startsWith('image/')) return 'picture'
  return mimeType?.startsWith('video/') ? 'film' : 'file'
}

/** Which pictures are looked for. */
export interface PictureQuery {
  search: string
  tag: string | null
  folder: string | null
  /** Limits the list to these documents and ignores the other filters. */
  ids: readonly (number | string)[] | null
  /** Includes all files, not only images and videos. */
  isAnyFile: boolean
}

export type PicturePage = AnswerOf<typeof pictures.find>

/** Where the pictures are, and how they are called in the page's language. */
export interface Library {
  apiRoute: string
  /** The slug of the media collection. */
  collection: string
  /** The language of alt texts, and the one they fall back to; `null`: texts have no language. */
  locale: string | null
  fallback: string | null
  /** The fields that the collection has. */
  has: { alt: boolean; tags: boolean; folder: boolean }
}

const PAGE_SIZE = 48

/** The address of a page of pictures, the newest first. */
export function picturesUrl(library: Library, query: PictureQuery, page: number): string {
  const and: Condition[] = []
  if (!query.isAnyFile) and.push(PICTURES as Condition)
  if (query.tag !== null) and.push({ tags: { equals: query.tag } })
  if (query.folder !== null) and.push({ folder: { equals: query.folder } })
  if (query.ids !== null) and.push({ id: { in: query.ids.join(',') } })
  // Queries the longest word only: two words may be in two tags, so no single row matches both. The other words are
  // matched here.
  const [word] = wordsOf(query.search).toSorted((one, other) => other.length - one.length)
  if (word !== undefined) and.push({ or: searchedFields(library).map((name) => ({ [name]: { like: word } })) })
  return addressFor(library.apiRoute, pictures.find, {
    params: { collection: library.collection },
    query: { depth: 0, limit: PAGE_SIZE, page, sort: '-createdAt', ...languageOf(library), where: { and } },
  })
}

/** Returns the library's address, the key by which its lists are revalidated. */
export function libraryUrl({ apiRoute, collection }: Pick<Library, 'apiRoute' | 'collection'>): string {
  return documentsUrl(apiRoute, collection)
}

/** Returns the parameter of the language of alt texts. */
export function languageOf({ locale }: Pick<Library, 'locale'>): { locale?: string } {
  return locale === null ? {} : { locale }
}

/** Whether all words of a search are in a picture's name, alt text or tags. */
export function matchesSearch({ filename, alt, tags }: Picture, search: string): boolean {
  const words = searchWords(search)
  // The server has looked in the other language, too.
  if (words.length < 2) return true
  const text = [filename, alt, ...(tags ?? [])].join(' ')
  return hasWords(text, words)
}

/** The folders and tags by which pictures are filtered. */
export interface Shelves {
  /** Those with the most pictures first. */
  tags: string[]
  /** Each with the ones around it, in the order of their names. */
  folders: string[]
}

const NO_SHELVES: Shelves = { tags: [], folders: [] }

export async function readShelves({
  apiRoute,
  collection,
  has,
}: Omit<Library, 'locale' | 'fallback'>): Promise<Shelves> {
  if (!has.tags && !has.folder) return NO_SHELVES
  const query = { depth: 0, limit: 5000, select: { tags: true, folder: true }, sort: '-createdAt' }
  const { docs } = await read(apiRoute, pictures.find, { params: { collection }, query })
  const counts = new Map<string, number>()
  for (const tag of docs.flatMap(({ tags }) => tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const tags = [...counts].toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([tag]) => tag)
  return { tags, folders: has.folder ? withOuter(docs.flatMap(({ folder }) => folder ?? [])) : [] }
}

/** Folders with those around them, each once, in the order of their names. */
export function withOuter(folders: readonly string[]): string[] {
  const found = folders.flatMap((folder) => {
    const names = folder.split('/')
    return names.map((_name, index) => names.slice(0, index + 1).join('/'))
  })
  return [...new Set(found)].toSorted((one, other) => one.localeCompare(other))
}

/** For SWR. Throws with a sentence for the editor. */
export const readPictures = readerOf(pictures.find)

/** Updates the metadata of a picture for all pages that show it. */
export function changePicture({
  library: { apiRoute, collection, locale },
  id,
  values,
}: {
  library: Pick<Library, 'apiRoute' | 'collection' | 'locale'>
  id: Picture['id']
  values: Partial<Picture>
}): Promise<Answer<{ doc: Picture }>> {
  const query = { depth: 0, ...languageOf({ locale }) }
  return call(apiRoute, pictures.change, { params: { collection, id }, query, body: values })
}

function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

function searchedFields({ has, fallback, locale }: Library): string[] {
  const own = has.alt ? ['alt'] : []
  const other = has.alt && fallback !== null && fallback !== locale ? [`alt.${fallback}`] : []
  return ['filename', ...own, ...other, ...(has.tags ? ['tags'] : [])]
}
