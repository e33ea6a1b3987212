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

/** A shared section as it is stored. */
interface StoredSection {
  id: string
  title: string
  isPublished: boolean
  rows: Row[]
}

interface SectionsArgs {
  /** Whose rights count. */
  req: PayloadRequest
  /** Of the page that places them. */
  rows: readonly Row[]
  /** What is published, as everybody sees it. Else also one that never was, for staff. */
  isPublished: boolean
  /** For a rule of the system: what is there counts, whoever asks. */
  isRule?: boolean
  /** Told of each section, also of one that is not there: the page shows it as soon as it is. */
  addTag?: (tag: string) => void
}

/** The sections that rows place, and those within them, by id. */
export async function readSections({ req, rows, isPublished, isRule = false, addTag }: SectionsArgs) {
  const { pages } = slugsOf(req)
  const found = new Map<string, StoredSection>()
  const asked = new Set<string>()
  let due = sectionsOf(rows)
  for (let depth = 0; depth < MAX_SECTIONS_DEPTH && due.length > 0; depth += 1) {
    for (const id of due) {
      asked.add(id)
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
      ? // system: a rule judges what a placement holds, and hands nothing of it on.
        await req.payload.find({ ...query, overrideAccess: true, req: reading })
      : await req.payload.find({ ...query, overrideAccess: false, req: reading })
    const sections = docs.map(toSection)
    for (const section of sections) found.set(section.id, section)
    due = sectionsOf(sections.flatMap((section) => section.rows)).filter((id) => !asked.has(id))
  }
  return found
}

/** The rows with what is published of the sections among them. */
export async function withSections(args: Omit<SectionsArgs, 'isPublished'>): Promise<Row[]> {
  if (sectionsOf(args.rows).length === 0) return [...args.rows]
  const sections = await readSections({ ...args, isPublished: true })
  return fillSections(args.rows, (id) => sections.get(id)?.rows)
}

/** The same, without elements that the page shows to nobody: a section that is not shown is not read, and expires nothing. */
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
