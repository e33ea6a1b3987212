import { type FieldColor, type Row, stylesIn } from '../../tree'
import type { CheckedSlice, StylePlace } from './check'
import { colorsIn } from './colorsIn'

/** A colour that somebody chose for an element: in one of its fields, or as a style. */
export interface ChosenColor {
  /** The path of its field. Of a style: the field whose look it is; `null`: the element as a whole. */
  field: string | null
  /** The field's own name, or the style's: it tells which of the layout's rules the colour follows. */
  name: string
  value: string
  /** Where it is set; left out: in the field itself. */
  style?: StylePlace
}

/** All colours that somebody chose for an element. */
export function chosenColors(row: Row, slice: CheckedSlice | undefined): ChosenColor[] {
  const styles = stylesIn(row).flatMap(({ field, breakpoint, name, value }): ChosenColor[] => {
    if ((name !== 'color' && name !== 'backgroundColor') || typeof value !== 'string') return []
    return [{ field, name, value, style: { name, breakpoint } }]
  })
  return [
    ...colorsIn(row, slice).map(({ path, field, value }: FieldColor) => ({ field: path, name: field, value })),
    ...styles,
  ]
}
