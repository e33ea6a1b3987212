import { colorProblem } from '../style/colorRules'
import type { LayoutColors, Row, Violation } from '../types'
import { violation } from './violation'

/** A colour in a field of an element. */
export interface FieldColor {
  /** The path in the element: `rows.0.accentColor`. */
  path: string
  /** The name of the field, which decides the rule. */
  field: string
  value: string
}

interface Input {
  rows: readonly Row[]
  /** The stored page and content that was checked before. Colours in it may stay. */
  known: readonly Row[]
  layout: LayoutColors | undefined
  /** Returns the colours in the fields of an element. */
  colorsIn: (row: Row) => readonly FieldColor[]
}

/** Returns violations for colours that are new to the page and that the layout does not allow. */
export function colorFaults({ rows, known, layout, colorsIn }: Input): Violation[] {
  const wrong = rows.flatMap((row) =>
    colorsIn(row).flatMap(({ path, field, value }) => {
      const expects = colorProblem({ layout, field, value })
      return expects === null ? [] : [{ row, path, expects, value, key: keyOf({ field, value }) }]
    }),
  )
  if (wrong.length === 0) return []
  const before = new Set(known.flatMap((row) => colorsIn(row).map(keyOf)))
  return wrong
    .filter(({ key }) => !before.has(key))
    .map(({ row, path, expects, value }) => violation(row, { rule: 'color', field: path, value, expects }))
}

function keyOf({ field, value }: Pick<FieldColor, 'field' | 'value'>): string {
  return `${field} ${value}`
}
