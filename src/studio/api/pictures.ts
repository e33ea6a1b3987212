import { hasWords, searchWords } from '../../tree'
import { PICTURES } from '../../slices/pictures'
import { readData, request, type Answer } from './request'

/** A document of the media collection, as the studio shows it. What an application's own collection lacks is left out. */
export interface Picture {
  id: number | string
  filename: string
  alt?: string | null
  tags?: string[] | null
  /** `Hotels/Pool` */
  folder?: string | null
  mimeType?: string | null
  url?: string | null
  thumbnailURL?: string | null
  width?: number | null
  height?: number | null
  frames?: number | null
  filesize?: number | null
  focalX?: number | null
  focalY?: number | null
  createdAt?: string
}

export function kindOf({ mimeType }: Picture): 'picture' | 'film' | 'file' {
  if (mimeType?.startsWith('image/')) return 'picture'
  return mimeType?.startsWith('video/') ? 'film' : 'file'
}

/** Which pictures are looked for. */
export interface PictureQuery {
  search: string
  tag: string | null
  folder: string | null
  /** These alone, whatever else. */
  ids: readonly (number | string)[] | null
  /** Any file, not pictures and films alone. */
  isAnyFile: boolean
}

export interface PicturePage {
  docs: Picture[]
  hasNextPage: boolean
  totalDocs: number
}

/** Where the pictures are, and how they are called in the page's language. */
export interface Library {
  url: string
  /** The language of alt texts, and the one they fall back to; `null`: texts have no language. */
  locale: string | null
  fallback: string | null
  /** The fields that the collection has. */
  has: { alt: boolean; tags: boolean; folder: boolean }
}

const PAGE_SIZE = 48

/** The address of a page of pictures, the newest first. */
export function picturesUrl(library: Library, query: PictureQuery, page: number): string {
  const params = new URLSearchParams({ depth: '0', limit: String(PAGE_SIZE), page: String(page), sort: '-createdAt' })
  if (library.locale !== null) params.set('locale', library.locale)
  const conditions: unknown[] = []
  if (!query.isAnyFile) conditions.push(PICTURES)
  if (query.tag !== null) conditions.push({ tags: { equals: query.tag } })
  if (query.folder !== null) conditions.push({ folder: { equals: query.folder } })
  if (query.ids !== null) conditions.push({ id: { in: query.ids } })
  // The longest word alone: two words may stand in two tags, which no one row of the database has. The others are looked for here.
  const [word] = wordsOf(query.search).toSorted((one, other) => other.length - one.length)
  if (word !== undefined) conditions.push({ or: searchedFields(library).map((name) => ({ [name]: { like: word } })) })
  for (const [name, value] of flat({ and: conditions }, 'where')) params.append(name, value)
  return `${library.url}?${params.toString()}`
}

/** Whether all words of a search are in a picture's name, alt text or tags. */
export function matchesSearch({ filename, alt, tags }: Picture, search: string): boolean {
  const words = searchWords(search)
  // The server has looked in the other language, too.
  if (words.length < 2) return true
  const text = [filename, alt, ...(tags ?? [])].join(' ')
  return hasWords(text, words)
}

/** What the pictures are sorted by. */
export interface Shelves {
  /** Those of the most pictures first. */
  tags: string[]
  /** Each with the ones around it, in the order of their names. */
  folders: string[]
}

const NO_SHELVES: Shelves = { tags: [], folders: [] }

export async function readShelves({ url, has }: Pick<Library, 'url' | 'has'>): Promise<Shelves> {
  if (!has.tags && !has.folder) return NO_SHELVES
  const { docs } = await readData<{ docs: Pick<Picture, 'tags' | 'folder'>[] }>(
    `${url}?depth=0&limit=5000&select[tags]=true&select[folder]=true&sort=-createdAt`,
  )
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

export async function readPictures(url: string): Promise<PicturePage> {
  const answer = await request<PicturePage>({ url })
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}

/** Changes what is said of a picture, for all pages that show it. */
export async function changePicture({
  library: { url, locale },
  id,
  values,
}: {
  library: Pick<Library, 'url' | 'locale'>
  id: Picture['id']
  values: Partial<Picture>
}): Promise<Answer<{ doc: Picture }>> {
  const language = locale === null ? '' : `&locale=${encodeURIComponent(locale)}`
  return request({ method: 'PATCH', url: `${url}/${id}?depth=0${language}`, body: values })
}

function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

function searchedFields({ has, fallback, locale }: Library): string[] {
  const own = has.alt ? ['alt'] : []
  const other = has.alt && fallback !== null && fallback !== locale ? [`alt.${fallback}`] : []
  return ['filename', ...own, ...other, ...(has.tags ? ['tags'] : [])]
}

/** Nested values as Payload reads them from an address: `where[and][0][id][equals]`. */
function flat(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, `${name}[${key}]`))
}
