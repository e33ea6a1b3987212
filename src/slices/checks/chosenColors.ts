import { type FieldColor, type Row, stylesIn } from '../../tree'
import type { CheckedSlice, StylePlace } from './check'
import { colorsIn } from './colorsIn'

/** A colour that an editor chose for an element, in a field or as a style. */
export interface ChosenColor {
  /** The path of the field. For a style, the styled field; `null` for the element as a whole. */
  field: string | null
  /** The name of the field or style. It decides which of the layout's rules applies. */
  name: string
  value: string
  /** The position of the style. Omitted if the field itself has the colour. */
  style?: StylePlace
}

/** Returns all colours that an editor chose for an element. */
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
