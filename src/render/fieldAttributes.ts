import type { FieldAttributes } from '../slices/types'
import type { FieldProperties, Row } from '../tree/types'

/** Names one field of one element in the page's stylesheet. */
export function fieldStyleKey(elementId: string, field: string): string {
  return `${elementId}.${field}`
}

/** Attributes for the nodes that show an element's fields: the style key where styled, the field's name in the preview. */
export function fieldAttributes({
  row,
  fields,
  preview,
  isOutside = false,
}: {
  row: Row
  fields: readonly string[]
  preview: boolean
  /** The nodes stand outside of the element: in the preview they name it. */
  isOutside?: boolean
}): Record<string, FieldAttributes> {
  const styles: FieldProperties = row.element.fieldProperties
  const attributes: Record<string, FieldAttributes> = {}
  for (const field of new Set([...fields, ...Object.keys(styles)])) {
    attributes[field] = {
      ...(preview ? { 'data-voix-field': field } : {}),
      ...(preview && isOutside ? { 'data-voix-of': row.id } : {}),
      ...(styles[field] ? { 'data-vf': fieldStyleKey(row.id, field) } : {}),
    }
  }
  return attributes
}
