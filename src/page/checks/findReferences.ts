import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import type { Reference } from '../../contract/translation'
import { getVoix, slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { elementName, isRecord, readAddress, type Row, SECTION_KIND, sectionOf } from '../../tree'

interface Input {
  req: PayloadRequest
  rows: readonly Row[]
  languageCode: string
  siteId: unknown
}

interface FoundPage {
  id: string | number
  title?: string
  path?: string
  kind?: string
  languageCode?: string
  translationOf?: unknown
  _status?: string
}

/** Returns the links and shared sections of a page that lead to another language. */
export async function findReferences(input: Input): Promise<Reference[]> {
  const { req, rows } = input
  const places = placesIn(req, rows)
  const find = await readFamilies(input, places)
  const slice = checkedSlices(getVoix(req.payload.config).catalogue.all)
  const names = new Map(rows.map((row) => [row.id, elementName(row, slice)]))
  const named = ({ id, title = '' }: FoundPage) => ({ id: String(id), title })
  return places.flatMap((target): Reference[] => {
    const found = find(target)
    if (!found || (target.kind === 'link' && found.to)) return []
    const from = { ...named(found.from), languageCode: found.from.languageCode ?? '' }
    const { element, kind } = target
    return [{ element, place: names.get(element) ?? '', kind, from, to: found.to && named(found.to) }]
  })
}

/**
 * Returns the rows with their shared sections replaced by those of the language, where these exist. Links are not
 * changed, since they lead visitors to their language anyway. Unchanged rows keep their identity.
 */
export async function inLanguage(input: Input): Promise<Row[]> {
  const sections = placesIn(input.req, input.rows).filter(({ kind }) => kind === 'section')
  const find = await readFamilies(input, sections)
  return input.rows.map((row) => {
    const place = sections.find(({ element }) => element === row.id)
    const own = place && find(place)?.to
    return own ? { ...row, section: own.id } : row
  })
}

interface Target {
  id?: string
  path?: string
}

interface Place extends Target {
  element: string
  kind: Reference['kind']
}

function placesIn(req: PayloadRequest, rows: readonly Row[]): Place[] {
  const { pages } = slugsOf(req)
  const places: Place[] = []
  const walk = (element: string, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((each) => walk(element, each))
    if (!isRecord(value)) return
    const target = targetOf(value, pages)
    if (target) places.push({ element, kind: 'link', ...target })
    Object.values(value).forEach((each) => walk(element, each))
  }
  for (const row of rows) {
    const section = sectionOf(row)
    if (section === null) walk(row.id, row)
    else places.push({ element: row.id, kind: 'section', id: section })
  }
  return places
}

/**
 * Returns the page that a value links to: `{ relationTo, value }` in fields and rich text, or an address of the site.
 */
function targetOf(value: Record<string, unknown>, pages: string): Target | null {
  if (value.relationTo === pages) {
    const id = idOf(value.value)
    return id === null ? null : { id }
  }
  // A link stores an internal and an external target. Only the selected one counts.
  if (value.mode === 'relationship' || value.linkType === 'internal') return null
  const href = value.href ?? value.url
  const address = typeof href === 'string' && /^\/(?!\/)/.test(href) ? readAddress(href) : null
  return address && { path: address.path }
}

/**
 * Returns a function that finds, for a place, the page of another language that it leads to, and its version in this
 * one.
 */
async function readFamilies({ req, languageCode, siteId }: Input, places: readonly Place[]) {
  const { pages } = slugsOf(req)
  const ids = places.flatMap(({ id }) => (id === undefined ? [] : (columnId(req, pages, id) ?? [])))
  const paths = places.flatMap(({ path }) => path ?? [])
  const named = await read(req, {
    or: [{ id: { in: ids } }, { and: [{ path: { in: paths } }, { siteId: { equals: siteId } }] }],
  })
  const others = named.filter((page) => page.languageCode !== languageCode)
  const originals = others.map(originalOf)
  const known = originals.flatMap((id) => columnId(req, pages, id) ?? [])
  const family =
    known.length === 0
      ? []
      : await read(req, {
          and: [
            { languageCode: { equals: languageCode } },
            { or: [{ id: { in: known } }, { translationOf: { in: known } }] },
          ],
        })
  const own = new Map<string, FoundPage>()
  for (const page of family) own.set(originalOf(page), page)
  return ({ id, path, kind }: Place): { from: FoundPage; to: FoundPage | null } | null => {
    const from = others.find((page) =>
      id === undefined ? page.path === path && page.kind !== SECTION_KIND : String(page.id) === id,
    )
    if (!from) return null
    const to = own.get(originalOf(from)) ?? null
    return { from, to: kind === 'section' || to?._status === 'published' ? to : null }
  }
}

function originalOf({ id, translationOf }: FoundPage): string {
  return idOf(translationOf) ?? String(id)
}

async function read(req: PayloadRequest, where: Where): Promise<FoundPage[]> {
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages as CollectionSlug,
    where,
    select: { title: true, path: true, kind: true, languageCode: true, translationOf: true, _status: true } as never,
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs as unknown as FoundPage[]
}
