import type { CollectionSlug, Field } from 'payload'
import type { FieldDefinition } from '../types'
import { base, defaultOf } from './base'
import type { PayloadFieldOptions } from './types'

/** An ordered choice of documents of one collection. */
export function documentsField(name: string, field: FieldDefinition, options: PayloadFieldOptions): Field {
  const { admin, ...rest } = base(name, field, options)
  return {
    ...rest,
    ...defaultOf<string[]>(field),
    type: 'relationship',
    relationTo: field.relationTo as CollectionSlug,
    hasMany: true,
    ...(field.max === undefined ? {} : { maxRows: field.max }),
    admin: { ...admin, isSortable: true, allowEdit: false, allowCreate: false },
  }
}
