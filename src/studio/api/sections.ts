import { readRows, SECTION_KIND, type Row } from '../../tree'
import type { StudioBoot } from '../model/boot'
import type { StudioPage } from '../model'
import { readData, request, type Answer } from './request'

type Boot = Pick<StudioBoot, 'apiRoute' | 'collections'>

/** Where documents are asked for. */
interface Place {
  apiRoute: string
  collections: { pages: string }
}

/** A shared section to choose from. */
export interface SectionInfo {
  id: string
  title: string
  isPublished: boolean
}

/** What uses a page or a section; `through`: the sections between. */
export interface SectionUse {
  id: string
  title: string | null
  kind: string | null
  /** Where it is edited in the admin. */
  url: string
  /** Whether visitors see it so. */
  isPublished: boolean
  through: readonly string[]
}

const FIELDS = 'depth=0&select[title]=true&select[_status]=true'

/** Of a page's site and language, by name: of those of the whole site that a page of this language may show. */
export function sectionsUrl({ apiRoute, collections }: Boot, { siteId, languageCode }: StudioPage): string {
  const query = new URLSearchParams({ sort: 'title', limit: '500', pagination: 'false' })
  const wanted = { kind: SECTION_KIND, siteId: String(siteId), languageCode }
  Object.entries(wanted).forEach(([name, value], at) => query.set(`where[and][${at}][${name}][equals]`, value))
  return `${apiRoute}/${collections.pages}?${FIELDS}&${query.toString()}`
}

/** One section; it is not there: a 404. */
export function sectionUrl({ apiRoute, collections }: Boot, id: string): string {
  return `${apiRoute}/${collections.pages}/${encodeURIComponent(id)}?${FIELDS}`
}

export function usedInUrl({ apiRoute, collections }: Place, id: string): string {
  return `${apiRoute}/voix/used-in/${collections.pages}/${encodeURIComponent(id)}`
}

/** For SWR. Throws with a sentence for the editor. */
export async function readSections(url: string): Promise<SectionInfo[]> {
  const { docs } = await readData<{ docs?: unknown[] }>(url)
  return (docs ?? []).map(toInfo)
}

/** For SWR; `null`: there is no such section any more. */
export async function readSection(url: string): Promise<SectionInfo | null> {
  const answer = await request<unknown>({ url })
  if (answer.ok) return toInfo(answer.data)
  if (answer.status === 404) return null
  throw new Error(answer.message)
}

/** For SWR. */
export async function readUses(url: string): Promise<SectionUse[]> {
  const { docs } = await readData<{ docs?: SectionUse[] }>(url)
  return docs ?? []
}

/** Makes a section of elements. Nobody sees it before a page that places it is published, so it is published at once. */
export async function createSection({
  boot,
  page: { layout, siteId, languageCode },
  title,
  rows,
}: {
  boot: Boot
  page: StudioPage
  title: string
  rows: readonly Row[]
}): Promise<Answer<{ doc: { id: string | number } }>> {
  const body = { title, kind: SECTION_KIND, layout, siteId, languageCode, elements: rows, _status: 'published' }
  return request({ method: 'POST', url: `${boot.apiRoute}/${boot.collections.pages}?depth=0`, body })
}

/** The elements that a placement of the section shows. */
export async function readSectionRows(boot: Boot, id: string): Promise<Answer<Row[]>> {
  const url = `${boot.apiRoute}/${boot.collections.pages}/${encodeURIComponent(id)}?depth=0&select[elements]=true`
  const answer = await request<{ elements?: unknown }>({ url })
  return answer.ok ? { ...answer, data: readRows(answer.data.elements) } : answer
}

function toInfo(doc: unknown): SectionInfo {
  const { id, title, _status } = doc as { id: string | number; title?: string | null; _status?: string | null }
  return { id: String(id), title: title || 'Untitled', isPublished: _status === 'published' }
}
