import type { CollectionBeforeChangeHook } from 'payload'
import { inForce, storedRow } from '../../collections/core/layoutColors/inForce'
import type { CoreContext } from '../../options/context'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { colorsIn } from '../../slices/checks/colorsIn'
import { colorFaults, elementsById, isEqual, readRows, styleFaults, stylesIn, styleRules } from '../../tree'
import type { BoxStyle, Breakpoint, Row, Violation } from '../../tree'
import { throwFaults } from './throwFaults'
import { standInVersions } from './returning'
import { NEW_PAGE, writeOf } from '../store/writeContext'

interface Body {
  id?: number | string
  elements?: unknown
  layout?: string | null
}

/**
 * Refuses styles and field colours that the page's layout does not allow. Stored ones are exempt, and so are those that
 * come from a version, a copied page or a release.
 */
export function checkStyles({ catalogue, layouts, defaultLayout, styles }: CoreContext): CollectionBeforeChangeHook {
  const slice = checkedSlices(catalogue.all)
  return async ({ data, originalDoc, req }) => {
    if ((data as Body).elements === undefined) return data
    const before = (originalDoc ?? {}) as Body
    const after = { ...before, ...(data as Body) }
    const { from = [] } = writeOf({ req, id: before.id ?? NEW_PAGE })
    const [rows, known] = [readRows(after.elements), [...readRows(before.elements), ...from]]
    const colorsOf = (row: Row) => colorsIn(row, slice(row.blockType))
    const stored = elementsById(known)
    const isNew = (row: Row) => !isEqual(row, stored.get(row.id))
    if (!rows.some((row) => isNew(row) && (stylesIn(row).length > 0 || colorsOf(row).length > 0))) return data
    const layout = layouts.find(({ name }) => name === (after.layout || defaultLayout))
    const colors = layout && inForce(layout, await storedRow(req, layout.name))
    const rules = styleRules(layout && { ...layout, ...colors }, styles)
    const found = [
      ...styleFaults({ rows, known, rules }),
      ...colorFaults({ rows, known, layout: colors, colorsIn: colorsOf }),
    ]
    if (found.length === 0) return data
    const parts = found.map((fault) => partOf(fault, rows))
    const returning = await standInVersions({ req, id: before.id ?? null, parts })
    const faults = found.filter((_fault, index) => !returning.has(index))
    return faults.length === 0 ? data : throwFaults({ faults, rows, req })
  }
}

/** Returns the smallest part of an element that contains the fault. */
function partOf(fault: Violation, rows: readonly Row[]): object {
  const row = rows.find(({ id }) => id === fault.element)
  if (row && fault.rule === 'color') {
    const [name = ''] = fault.field.split('.')
    return { id: row.id, [name]: row[name] }
  }
  if (!row || fault.rule !== 'style') return {}
  const { field, breakpoint, name } = fault
  const all = field === null ? row.element.style : row.element.fieldProperties[field]
  const one = { [breakpoint]: { [name]: all?.[breakpoint as Breakpoint]?.[name as keyof BoxStyle] } }
  return { id: fault.element, element: field === null ? { style: one } : { fieldProperties: { [field]: one } } }
}
