import type { PayloadRequest, Where } from 'payload'
import { slugsOf } from '../../../options/getVoix'
import {
  fillSections,
  MAX_SECTIONS_DEPTH,
  readRows,
  SECTION_KIND,
  sectionsOf,
  shownRows,
  type Row,
  type TreeRules,
} from '../../../tree'
import { readingSections } from '../access'
import { columnId } from '../database/tables'

/** A stored shared section. */
interface StoredSection {
  id: string
  title: string
  isPublished: boolean
  rows: Row[]
}

interface SectionsArgs {
  /** The request whose access applies. */
  req: PayloadRequest
  /** Rows of the page that places the sections. */
  rows: readonly Row[]
  /** `true` reads published sections only, otherwise also those that were never published, for staff. */
  isPublished: boolean
  /** Reads without access control, for a rule of the system. */
  isRule?: boolean
  /** Called with the tag of each section, also of a missing one, which the page shows once it is published. */
  addTag?: (tag: string) => void
}

/** Returns the sections that rows place, and the sections within them, by id. */
export async function readSections({ req, rows, isPublished, isRule = false, addTag }: SectionsArgs) {
  const { pages } = slugsOf(req)
  const found = new Map<string, StoredSection>()
  const visited = new Set<string>()
  let due = sectionsOf(rows)
  for (let depth = 0; depth < MAX_SECTIONS_DEPTH && due.length > 0; depth += 1) {
    for (const id of due) {
      visited.add(id)
      addTag?.(`${pages}:${id}`)
    }
    const ids = due.map((id) => columnId(req, pages, id)).filter((id) => id !== null)
    const where: Where = {
      and: [
        { id: { in: ids } },
        { kind: { equals: SECTION_KIND } },
        ...(isPublished ? [{ _status: { equals: 'published' } }] : []),
      ],
    }
    const select = { title: true, _status: true, elements: true } as const
    const query = { collection: pages, where, select, depth: 0, limit: ids.length, pagination: false }
    const reading = readingSections(req)
    const { docs } = isRule
      ? // system: a rule validates the contents of a placement and does not return them.
        await req.payload.find({ ...query, overrideAccess: true, req: reading })
      : await req.payload.find({ ...query, overrideAccess: false, req: reading })
    const sections = docs.map(toSection)
    for (const section of sections) found.set(section.id, section)
    due = sectionsOf(sections.flatMap((section) => section.rows)).filter((id) => !visited.has(id))
  }
  return found
}

/** Returns the rows with the published sections filled in. */
export async function withSections(args: Omit<SectionsArgs, 'isPublished'>): Promise<Row[]> {
  if (sectionsOf(args.rows).length === 0) return [...args.rows]
  const sections = await readSections({ ...args, isPublished: true })
  return fillSections(args.rows, (id) => sections.get(id)?.rows)
}

/**
 * Returns the rows with the published sections filled in, without elements that are hidden from all visitors. Sections
 * in hidden elements are not read and add no tags.
 */
export function shownWithSections(
  args: Omit<SectionsArgs, 'isPublished'> & { rules: TreeRules },
): Promise<Row[]> | readonly Row[] {
  const { rows, rules } = args
  if (sectionsOf(rows).length === 0) return rows
  return withSections({ ...args, rows: shownRows(rows, { rules, audiences: '*' }) })
}

function toSection(doc: unknown): StoredSection {
  const { id, title, elements, _status } = doc as Record<string, unknown>
  return {
    id: String(id),
    title: typeof title === 'string' ? title : '',
    isPublished: _status === 'published',
    rows: readRows(elements),
  }
}
