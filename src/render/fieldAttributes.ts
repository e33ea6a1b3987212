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
}: {
  row: Row
  fields: readonly string[]
  preview: boolean
}): Record<string, FieldAttributes> {
  const styles: FieldProperties = row.element.fieldProperties
  const attributes: Record<string, FieldAttributes> = {}
  for (const field of new Set([...fields, ...Object.keys(styles)])) {
    attributes[field] = {
      ...(preview ? { 'data-voix-field': field } : {}),
      ...(styles[field] ? { 'data-vf': fieldStyleKey(row.id, field) } : {}),
    }
  }
  return attributes
}
