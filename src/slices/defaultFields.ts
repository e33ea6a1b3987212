import { withRowIds } from './rowIds'
import { fitFields } from './storedFields'
import type { SliceDefinition } from './types'

/**
 * The stored field values of a new element: the defaults, without those of fields that are switched off, and over them the
 * values of a template when one is named. Rows of arrays get their fields' defaults and ids of their own.
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
