import { colorProblem } from '../style/colorRules'
import type { LayoutColors, Row, Violation } from '../types'
import { violation } from './violation'

/** A colour in a field of an element. */
export interface FieldColor {
  /** Where it stands in the element: `rows.0.accentColor`. */
  path: string
  /** The field's own name, by which rules know it. */
  field: string
  value: string
}

interface Input {
  rows: readonly Row[]
  /** Of the page as it is stored, and what was judged elsewhere: what stands there may stay. */
  known: readonly Row[]
  layout: LayoutColors | undefined
  /** The colours in the fields of an element. */
  colorsIn: (row: Row) => readonly FieldColor[]
}

/** Colours of fields that the layout does not allow, of those that are new to the page. */
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
