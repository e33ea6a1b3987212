import type { Field } from 'payload'
import { isFieldDefinition } from './isFieldDefinition'
import { base, defaultOf } from './payload/base'
import { colorField } from './payload/color'
import { dateField } from './payload/date'
import { documentsField } from './payload/documents'
import { linkField } from './payload/link'
import { imageField, mediaField } from './payload/media'
import { numberField } from './payload/number'
import type { PayloadFieldOptions } from './payload/types'
import type { FieldDefinition, FieldMap } from './types'

/** The Payload field that edits and stores a slice's field. */
export function toPayloadField(name: string, field: FieldMap[string], options: PayloadFieldOptions = {}): Field {
  return isFieldDefinition(field) ? fromHelper(name, field, options) : named(name, field)
}

/** The Payload fields of a field map, in its order. */
export function toPayloadFields(fields: FieldMap, options: PayloadFieldOptions = {}): Field[] {
  return Object.entries(fields).map(([name, field]) => toPayloadField(name, field, options))
}

function fromHelper(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  switch (field.type) {
    case 'text':
      return { ...base(name, field, options), ...defaultOf<string>(field), type: 'text' }
    case 'wysiwyg':
      return { ...base(name, field, options), ...defaultOf<object>(field), type: 'richText' }
    case 'checkbox':
      return { ...base(name, field, options), ...defaultOf<boolean>(field), type: 'checkbox' }
    case 'select':
      return {
        ...base(name, field, options),
        ...defaultOf<string>(field),
        type: 'select',
        options: [...(field.options ?? [])],
      }
    case 'media':
      return mediaField(name, field, options)
    case 'image':
      return imageField(name, field, options)
    case 'link':
      return linkField(name, field, options)
    case 'color':
      return colorField(name, field, options)
    case 'number':
      return numberField(name, field, options)
    case 'datetime':
    case 'date':
      return dateField(name, field, options)
    case 'specials':
    case 'bookingexcluderesorts':
      return documentsField(name, field, options)
    case 'list':
      return listField(name, field, options)
    case 'payload':
      return payloadField(name, field, options)
  }
}

function listField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  const { admin, ...rest } = base(name, field, options)
  const { rowLabel } = options
  const components = { ...admin.components, ...(rowLabel === undefined ? {} : { RowLabel: rowLabel }) }
  return {
    ...rest,
    ...defaultOf<unknown[]>(field),
    type: 'array',
    admin: { ...admin, initCollapsed: true, components },
    ...(field.minRows === undefined ? {} : { minRows: field.minRows }),
    ...(field.maxRows === undefined ? {} : { maxRows: field.maxRows }),
    fields: toPayloadFields(field.fields ?? {}, options),
  }
}

function payloadField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  if (!field.payload) throw new Error(`Field "${name}": field.payload() needs a Payload field.`)
  const { admin, ...rest } = base(name, field, options)
  const own = field.payload.admin ?? {}
  return { ...field.payload, ...rest, admin: { ...own, ...admin } } as Field
}

/** The key in the slice's definition is the name, whatever the Payload field says. */
function named(name: string, field: Field): Field {
  return { ...field, name } as Field
}
