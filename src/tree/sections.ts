import { shortHash } from './internal/shortHash'
import { withFreshIds } from './operations/withFreshIds'
import { parentOf, withEnvelope } from './row'
import type { Row, TreeRules } from './types'

/** The built-in slice by which a shared section stands on a page. */
export const SECTION_SLICE = 'shared-section'

/** The kind of a page that is a shared section: it has no address, and no visitor reaches it by itself. */
export const SECTION_KIND = 'section'

/** So many shared sections stand inside each other. What is deeper is not shown. */
export const MAX_SECTIONS_DEPTH = 3

/** Where the elements of a section stand in its placement. */
const SLOT = 'default'

/** The section that a row places; `null`: it places none. */
export function sectionOf(row: Row): string | null {
  if (row.blockType !== SECTION_SLICE) return null
  const { section } = row
  const id = typeof section === 'object' && section !== null && 'id' in section ? section.id : section
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** The sections that these rows place, each once. */
export function sectionsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => sectionOf(row) ?? []))]
}

/** The rules for rows whose placements are filled. For everybody else a placement has no slot: nothing is put into one by hand. */
export function filledRules({ layout, slice }: TreeRules): TreeRules {
  return {
    layout,
    slice: (name) => {
      const rules = slice(name)
      return rules && name === SECTION_SLICE ? { ...rules, slots: { [SLOT]: { allowedElements: '*' } } } : rules
    },
  }
}

/**
 * The rows with the elements of each section inside its placements: rows like any others, with ids of their own, the same at every
 * reading. `find` answers a section's rows; one that is not there, that stands in itself or too deep leaves its placement empty.
 */
export function fillSections(rows: readonly Row[], find: (id: string) => readonly Row[] | undefined): Row[] {
  if (sectionsOf(rows).length === 0) return [...rows]
  const anchors = new Set(rows.flatMap(({ element }) => element.properties.domId ?? []))
  const fill = (within: readonly Row[], around: readonly string[]): Row[] =>
    within.flatMap((row) => {
      const section = sectionOf(row)
      if (section === null || around.includes(section) || around.length >= MAX_SECTIONS_DEPTH) return [row]
      const placed = placedIn(row, find(section) ?? []).map((one) => withOwnAnchor(one, anchors))
      return [row, ...fill(placed, [...around, section])]
    })
  return fill(rows, [])
}

function placedIn(placement: Row, rows: readonly Row[]): Row[] {
  let next = 0
  const ids = rows.map(({ id }) => shortHash(`${placement.id} ${id}`))
  return withFreshIds(rows, () => ids[next++] as string).map((row) =>
    parentOf(row) === null ? withEnvelope(row, { parent: placement.id, slot: SLOT }) : row,
  )
}

/** An anchor is on a page once: the first that has it keeps it. */
function withOwnAnchor(row: Row, anchors: Set<string>): Row {
  const { properties } = row.element
  if (properties.domId === null) return row
  if (anchors.has(properties.domId)) return withEnvelope(row, { properties: { ...properties, domId: null } })
  anchors.add(properties.domId)
  return row
}
