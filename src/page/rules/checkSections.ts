import type { CollectionBeforeChangeHook } from 'payload'
import { readSections } from '../../collections/core/sections/readSections'
import { refuse } from '../../collections/core/refuse'
import type { CoreContext } from '../../options/context'
import { slugsOf } from '../../options/getVoix'
import { treeRules } from '../../slices'
import {
  ancestorsOf,
  elementName,
  faultWords,
  filledRules,
  fillSections,
  MAX_SECTIONS_DEPTH,
  newViolations,
  readRows,
  SECTION_KIND,
  sectionOf,
  sectionsOf,
  toTree,
  validateRows,
  type Row,
} from '../../tree'

interface Body {
  id?: number | string
  kind?: string | null
  layout?: string | null
  elements?: unknown
}

/**
 * Refuses placements of a shared section that does not exist, contains itself, or contains elements that are not
 * allowed at this place. Existing violations are exempt, since a section may have changed after it was placed.
 */
export function checkSections({ catalogue, defaultLayout }: CoreContext): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const before = (originalDoc ?? {}) as Body
    const after = { ...before, ...(data as Body) }
    const [old, rows] = [readRows(before.elements), readRows(after.elements)]
    const isSection = after.kind === SECTION_KIND
    const placements = rows.filter((row) => sectionOf(row) !== null)
    const isSame = (after.layout ?? null) === (before.layout ?? null) && !isSection
    if (placements.length === 0 || (isSame && after.elements === before.elements)) return data
    const sections = await readSections({ req, rows: [...rows, ...old], isPublished: false, isRule: true })
    const find = (id: string) => sections.get(id)?.rows
    const known = new Map(old.map((row) => [row.id, sectionOf(row)]))
    const problemOf = (row: Row): string | null => {
      const id = sectionOf(row) as string
      if (isSection && before.id !== undefined && reaches(id, String(before.id), find)) return 'would contain itself.'
      if (known.get(row.id) === id) return null
      if (!sections.has(id)) return 'does not exist. Choose another.'
      const depth = depthOf(id, find) + (isSection ? 1 : 0)
      if (depth <= MAX_SECTIONS_DEPTH) return null
      return `would be nested too deeply: shared sections nest at most ${MAX_SECTIONS_DEPTH} levels.`
    }
    const nameOf = (row: Row) => `The shared section "${sections.get(sectionOf(row) ?? '')?.title || elementName(row)}"`
    const errors = placements.flatMap((row) => {
      const problem = problemOf(row)
      return problem === null ? [] : [{ row, message: `${nameOf(row)} ${problem}` }]
    })
    const rulesOf = (page: Body) => filledRules(treeRules(catalogue, page.layout || defaultLayout))
    const faultsOf = (filled: readonly Row[], page: Body) => validateRows(filled, rulesOf(page))
    const filled = fillSections(rows, find)
    const stored = [...faultsOf(fillSections(old, find), before), ...faultsOf(rows, after)]
    const tree = toTree(filled)
    const own = new Map(rows.map((row) => [row.id, row]))
    const placementOf = (id: string) => ancestorsOf(tree, id).flatMap((one) => own.get(one) ?? [])[0]
    for (const fault of newViolations(stored, faultsOf(filled, after))) {
      // If a limit is exceeded, any of the elements can be reported. Report one of a section.
      const blamed = own.has(fault.element)
        ? filled.find(({ id, blockType }) => blockType === fault.blockType && !own.has(id))?.id
        : fault.element
      const row = blamed === undefined ? undefined : placementOf(blamed)
      if (row) errors.push({ row, message: `${nameOf(row)} is not allowed here. ${faultWords(fault, catalogue.find)}` })
    }
    if (errors.length === 0) return data
    const places = new Map(rows.map((row, index) => [row.id, index]))
    return refuse({
      collection: slugsOf(req).pages,
      errors: errors.map(({ row, message }) => ({ message, path: `elements.${places.get(row.id)}.section` })),
      req,
    })
  }
}

type Find = (id: string) => readonly Row[] | undefined

/** Returns whether a section is, or contains, another at any depth. */
function reaches(from: string, wanted: string, find: Find, seen = new Set<string>()): boolean {
  if (from === wanted) return true
  if (seen.has(from)) return false
  seen.add(from)
  return sectionsOf(find(from) ?? []).some((inner) => reaches(inner, wanted, find, seen))
}

/** Returns how many sections are nested, including this one. */
function depthOf(id: string, find: Find, around: readonly string[] = []): number {
  if (around.includes(id) || around.length > MAX_SECTIONS_DEPTH) return around.length
  const inner = sectionsOf(find(id) ?? []).map((each) => depthOf(each, find, [...around, id]))
  return Math.max(around.length + 1, ...inner)
}
