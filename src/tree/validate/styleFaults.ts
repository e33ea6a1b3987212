import { styleProblem, type StyleRules } from '../style/styleRules'
import type { Breakpoint, Row, StyleName, StylesByBreakpoint, Violation } from '../types'
import { violation } from './violation'

interface Input {
  rows: readonly Row[]
  /** Of the page as it is stored: what stands there already may stay, as on a page that got another layout. */
  known: readonly Row[]
  rules: StyleRules
}

/** Styles that the layout does not allow, of those that are new to the page. */
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

/** A style that is set at an element. */
export interface OneStyle {
  /** `null`: of the element as a whole. */
  field: string | null
  breakpoint: Breakpoint
  name: StyleName
  value: unknown
}

function keyOf({ name, value }: OneStyle): string {
  return `${name} ${String(value)}`
}

/** The styles that are set at an element and at its fields. */
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
