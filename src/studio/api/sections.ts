import * as z from 'zod/mini'
import { documentEndpoints } from '../../contract/documents'
import type { AnswerOf } from '../../contract/endpoint'
import { findUses, type DocumentUse } from '../../contract/uses'
import { readRows, SECTION_KIND, type Row } from '../../tree'
import type { StudioBoot } from '../model/boot'
import type { StudioPage } from '../model'
import { addressFor, answerAt, call, readerOf } from './call'
import type { Answer } from './request'

type Boot = Pick<StudioBoot, 'apiRoute' | 'collections'>

/** Where documents are requested. */
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

/** A page, section or other document that shows a section. */
export type SectionUse = Pick<DocumentUse, 'id' | 'title' | 'kind' | 'url' | 'isPublished' | 'through'>

const section = documentEndpoints(
  z.object({
    id: z.union([z.string(), z.number()]),
    title: z.nullish(z.string()),
    _status: z.nullish(z.string()),
    elements: z.unknown(),
  }),
)

const SHOWN = { depth: 0, select: { title: true, _status: true } }

/** Of a page's site and language, by name: of those of the whole site that a page of this language may show. */
export function sectionsUrl({ apiRoute, collections }: Boot, { siteId, languageCode }: StudioPage): string {
  const wanted = { kind: SECTION_KIND, siteId, languageCode }
  const and = Object.entries(wanted).map(([name, value]) => ({ [name]: { equals: value } }))
  const query = { ...SHOWN, sort: 'title', limit: 500, pagination: false, where: { and } }
  return addressFor(apiRoute, section.find, { params: { collection: collections.pages }, query })
}

/** One section; it is not there: a 404. */
export function sectionUrl({ apiRoute, collections }: Boot, id: string): string {
  return addressFor(apiRoute, section.read, { params: { collection: collections.pages, id }, query: SHOWN })
}

export function usedInUrl({ apiRoute, collections }: Place, id: string): string {
  return addressFor(apiRoute, findUses, { params: { collection: collections.pages, id } })
}

/** For SWR. Throws with a sentence for the editor. */
export async function readSections(url: string): Promise<SectionInfo[]> {
  const { docs } = await readerOf(section.find)(url)
  return docs.map(toInfo)
}

/** A fetcher for SWR. Returns `null` if the section no longer exists. */
export async function readSection(url: string): Promise<SectionInfo | null> {
  const answer = await answerAt(section.read, url)
  if (answer.ok) return toInfo(answer.data)
  if (answer.status === 404) return null
  throw new Error(answer.message)
}

/** For SWR. */
export async function readUses(url: string): Promise<DocumentUse[]> {
  return (await readerOf(findUses)(url)).docs
}

/** Creates a section from elements. It is published at once, as visitors see it only on published pages. */
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
  return call(boot.apiRoute, section.create, {
    params: { collection: boot.collections.pages },
    query: { depth: 0 },
    body,
  })
}

/** The elements that a placement of the section shows. */
export async function readSectionRows(boot: Boot, id: string): Promise<Answer<Row[]>> {
  const params = { collection: boot.collections.pages, id }
  const answer = await call(boot.apiRoute, section.read, { params, query: { depth: 0, select: { elements: true } } })
  return answer.ok ? { ...answer, data: readRows(answer.data.elements) } : answer
}

function toInfo({ id, title, _status }: AnswerOf<typeof section.read>): SectionInfo {
  return { id: String(id), title: title || 'Untitled', isPublished: _status === 'published' }
}
