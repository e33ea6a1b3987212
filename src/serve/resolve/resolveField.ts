import { isFieldDefinition } from '../../slices'
import type { FieldDefinition, FieldMap } from '../../slices/types'
import { resolveDocuments } from './resolveDocument'
import { resolveLink } from './resolveLink'
import { resolveImage, resolveMedia } from './resolveMedia'
import { resolvePayloadField } from './resolvePayloadField'
import { resolveRichText } from './resolveRichText'
import type { ResolveScope } from './scope'
import { after, all, allOf } from './soon'
import type { Soon } from './soon'

/** All fields of a slice, ready for its component. Fields of one element are independent and are resolved at once. */
export function resolveFields(
  fields: FieldMap,
  values: Record<string, unknown>,
  scope: ResolveScope,
): Soon<Record<string, unknown>> {
  return allOf(Object.entries(fields).map(([name, field]) => [name, resolveField(field, values[name], scope)] as const))
}

function resolveField(field: FieldMap[string], value: unknown, scope: ResolveScope): unknown {
  if (!isFieldDefinition(field)) return resolvePayloadField(field, value, { depth: 1 }, scope)
  return resolveHelper(field, value, scope)
}

function resolveHelper(field: FieldDefinition, value: unknown, scope: ResolveScope): unknown {
  switch (field.type) {
    case 'text':
      return typeof value === 'string' ? value : value == null ? '' : String(value)
    case 'wysiwyg':
      return resolveRichText(value, scope)
    case 'media':
      return resolveMedia(value, field.media, scope)
    case 'image':
      return resolveImage(value, field.media, scope)
    case 'link':
      return resolveLink(value, scope)
    case 'checkbox':
      return value === true
    case 'select':
      return typeof value === 'string' && value !== '' ? value : (field.default ?? null)
    case 'number':
      return typeof value === 'number' ? value : null
    case 'color':
    case 'date':
    case 'datetime':
      return typeof value === 'string' && value !== '' ? value : null
    case 'specials':
    case 'bookingexcluderesorts':
      return resolveDocuments(field.relationTo ?? '', value, { depth: 1 }, scope)
    case 'list':
      return resolveList(field, value, scope)
    case 'payload':
      return field.payload ? resolvePayloadField(field.payload, value, { depth: 1 }, scope) : value
  }
}

function resolveList(field: FieldDefinition, value: unknown, scope: ResolveScope): Soon<unknown[]> {
  const rows = (Array.isArray(value) ? value : []) as Record<string, unknown>[]
  return all(
    rows.map((row, index) =>
      after(resolveFields(field.fields ?? {}, row, scope), (fields) => ({
        id: typeof row.id === 'string' ? row.id : String(index),
        ...fields,
      })),
    ),
  )
}
