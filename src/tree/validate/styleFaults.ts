import { styleProblem, type StyleRules } from '../style/styleRules'
import type { Breakpoint, Row, StyleName, StylesByBreakpoint, Violation } from '../types'
import { violation } from './violation'

interface Input {
  rows: readonly Row[]
  /** The stored page. Its styles may stay, as on a page whose layout was changed. */
  known: readonly Row[]
  rules: StyleRules
}

/** Returns violations for styles that are new to the page and that the layout does not allow. */
export function styleFaults({ rows, known, rules }: Input): Violation[] {
  const before = new Set(known.flatMap((row) => stylesIn(row).map(keyOf)))
  return rows.flatMap((row) =>
    stylesIn(row).flatMap((style) => {
      if (before.has(keyOf(style))) return []
      const expects = styleProblem(style.name, style.value, rules)
      const { field, breakpoint, name } = style
      return expects === null ? [] : [violation(row, { rule: 'style', field, breakpoint, name, expects })]
    }),
  )
}

/** A style of an element. */
export interface OneStyle {
  /** `null` for the element as a whole. */
  field: string | null
  breakpoint: Breakpoint
  name: StyleName
  value: unknown
}

function keyOf({ name, value }: OneStyle): string {
  return `${name} ${String(value)}`
}

/** Returns the styles of an element and of its fields. */
export function stylesIn({ element: { style, fieldProperties } }: Row): OneStyle[] {
  const fields = Object.entries(fieldProperties).flatMap(([field, styles]) => eachOf(field, styles))
  return [...eachOf(null, style ?? {}), ...fields]
}

function eachOf(field: string | null, styles: StylesByBreakpoint): OneStyle[] {
  return Object.entries(styles).flatMap(([breakpoint, style]) =>
    Object.entries(style)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => ({ field, breakpoint: breakpoint as Breakpoint, name: name as StyleName, value })),
  )
}
