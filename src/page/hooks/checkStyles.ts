import type { CollectionBeforeChangeHook } from 'payload'
import type { CoreContext } from '../../options/context'
import { readRows, styleFaults, styleRules } from '../../tree'
import type { BoxStyle, Breakpoint, Row, Violation } from '../../tree'
import { refuseFaults } from './refuseFaults'
import { standInVersions } from './returning'

interface Body {
  id?: number | string
  elements?: unknown
  layout?: string | null
}

/** Refuses styles that the page's layout does not allow. What stands on the page already may stay, and so may what comes back from a version. */
export function checkStyles({ layouts, defaultLayout, styles }: CoreContext): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if ((data as Body).elements === undefined) return data
    const before = (originalDoc ?? {}) as Body
    const after = { ...before, ...(data as Body) }
    const [rows, known] = [readRows(after.elements), readRows(before.elements)]
    const layout = layouts.find(({ name }) => name === (after.layout || defaultLayout))
    const found = styleFaults({ rows, known, rules: styleRules(layout, styles) })
    if (found.length === 0) return data
    const parts = found.map((fault) => partOf(fault, rows))
    const returning = before.id ? await standInVersions({ req, id: before.id, parts }) : new Set()
    const faults = found.filter((_fault, index) => !returning.has(index))
    return faults.length === 0 ? data : refuseFaults({ faults, rows, req })
  }
}

/** As much of an element as holds a style that was found wrong. */
function partOf(fault: Violation, rows: readonly Row[]): object {
  const { element } = rows.find(({ id }) => id === fault.element) ?? {}
  if (!element || fault.rule !== 'style') return {}
  const { field, breakpoint, name } = fault
  const all = field === null ? element.style : element.fieldProperties[field]
  const one = { [breakpoint]: { [name]: all?.[breakpoint as Breakpoint]?.[name as keyof BoxStyle] } }
  return { id: fault.element, element: field === null ? { style: one } : { fieldProperties: { [field]: one } } }
}
