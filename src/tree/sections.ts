import { shortHash } from './internal/shortHash'
import { withFreshIds } from './operations/withFreshIds'
import { parentOf, withEnvelope } from './row'
import type { Row, TreeRules } from './types'

/** The built-in slice that places a shared section on a page. */
export const SECTION_SLICE = 'shared-section'

/** The kind of a page that is a shared section. It has no address, so visitors cannot open it directly. */
export const SECTION_KIND = 'section'

/** The deepest nesting of shared sections. Deeper ones are not shown. */
export const MAX_SECTIONS_DEPTH = 3

/** The slot of a placement that contains the section's elements. */
const SLOT = 'default'

/** Returns the id of the section that a row places, or `null`. */
export function sectionOf(row: Row): string | null {
  if (row.blockType !== SECTION_SLICE) return null
  const { section } = row
  const id = typeof section === 'object' && section !== null && 'id' in section ? section.id : section
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null
}

/** Returns the ids of the sections that these rows place, without duplicates. */
export function sectionsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => sectionOf(row) ?? []))]
}

/**
 * Returns the rules for rows with filled placements. By the usual rules a placement has no slot, so editors cannot
 * insert into it.
 */
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
 * Returns the rows with the elements of each section inside its placements. They get ids of their own, the same on
 * every read.
 * `find` returns the rows of a section. A section that is missing, recursive or nested too deeply leaves its placement
 * empty.
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

/** An anchor is unique on a page: the first element that has it keeps it. */
function withOwnAnchor(row: Row, anchors: Set<string>): Row {
  const { properties } = row.element
  if (properties.domId === null) return row
  if (anchors.has(properties.domId)) return withEnvelope(row, { properties: { ...properties, domId: null } })
  anchors.add(properties.domId)
  return row
}
