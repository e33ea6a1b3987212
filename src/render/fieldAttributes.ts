import type { FieldAttributes, RenderContext } from '../slices/types'
import { textDirection } from '../tree'
import type { FieldProperties, Row } from '../tree/types'

/** Returns the key of a field of an element in the page's stylesheet. */
export function fieldStyleKey(elementId: string, field: string): string {
  return `${elementId}.${field}`
}

/**
 * Returns the attributes for the nodes of an element's fields: the style key of a styled field, `dir` if the text may
 * run against the page, and the field's name in the preview.
 */
export function fieldAttributes({
  row,
  fields,
  context: { languageCode, preview },
  isOutside = false,
}: {
  row: Row
  /** The values that the component receives. */
  fields: Readonly<Record<string, unknown>>
  context: Pick<RenderContext, 'languageCode' | 'preview'>
  /** The nodes are outside the element: in the preview they carry its id. */
  isOutside?: boolean
}): Record<string, FieldAttributes> {
  const styles: FieldProperties = row.element.fieldProperties
  const attributes: Record<string, FieldAttributes> = {}
  for (const field of new Set([...Object.keys(fields), ...Object.keys(styles)])) {
    const value = fields[field]
    const dir = typeof value === 'string' ? textDirection(value, languageCode) : undefined
    attributes[field] = {
      ...(dir ? { dir } : {}),
      ...(preview ? { 'data-voix-field': field } : {}),
      ...(preview && isOutside ? { 'data-voix-of': row.id } : {}),
      ...(styles[field] ? { 'data-vf': fieldStyleKey(row.id, field) } : {}),
    }
  }
  return attributes
}
