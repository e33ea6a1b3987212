import { withRowIds } from './rowIds'
import { fitFields } from './storedFields'
import type { SliceDefinition } from './types'

/**
 * Returns the stored field values of a new element: the defaults, except those of disabled fields, overridden by the
 * values of the template, if any. Rows of arrays get the defaults of their fields and new ids.
 */
export function defaultFields(definition: SliceDefinition, template?: string): Record<string, unknown> {
  return withRowIds(fitFields(definition.fields, structuredClone(templateFields(definition, template))))
}

function templateFields({ name, templates }: SliceDefinition, template?: string): Record<string, unknown> {
  if (template === undefined) return {}
  const found = templates[template]
  if (!found) throw new Error(`Slice "${name}" has no template "${template}".`)
  return found.fields
}
