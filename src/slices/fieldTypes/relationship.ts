import type { CollectionSlug } from 'payload'
import type { ResolvedDocument } from '../values'
import { createField, defaultOf, defineFieldType, idsOf } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

/** An ordered selection of documents of one collection. */
export const relationshipType = defineFieldType<string[], ResolvedDocument[]>({
  type: 'relationship',
  label: 'Documents',
  payload: ({ field, base: { admin, ...rest } }) => ({
    ...rest,
    ...defaultOf<string[]>(field),
    type: 'relationship',
    relationTo: field.relationTo as CollectionSlug,
    hasMany: true,
    ...(field.max === undefined ? {} : { maxRows: field.max }),
    admin: { ...admin, isSortable: true, allowEdit: false, allowCreate: false },
  }),
  resolve: (value, { field, tools }) => tools.documents(field.relationTo ?? '', value),
  empty: [],
  text: (value) => {
    const { length } = idsOf(value)
    return length === 0 ? '' : length === 1 ? '1 document' : `${length} documents`
  },
  parts: (value) => idsOf(value).map((id) => ({ kind: 'text', text: id })),
  changes: ({ field: { label }, before, after }) => [
    { kind: 'note', label, text: countDocuments(idsOf(before), idsOf(after)) },
  ],
  fits: (value) => Array.isArray(value) && value.every((entry) => idsOf([entry]).length === 1),
  rule: 'This must be a list of documents by their ids.',
  fromDocument: (value) => idsOf(value),
  check: ({ relationTo }) => (relationTo ? null : '`relationTo` must name the collection whose documents are chosen.'),
})

export interface RelationshipOptions extends FieldOptions<string[]> {
  /** The collection whose documents are chosen. */
  relationTo: string
  /** The maximum number of documents. */
  max?: number
}

/** An ordered selection of documents of one collection. */
export function relationship(options: RelationshipOptions): FieldDefinition<string[], ResolvedDocument[]> {
  return createField(relationshipType, options)
}

function countDocuments(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((id) => !before.includes(id)).length
  const removed = before.filter((id) => !after.includes(id)).length
  const parts = [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter((part) => part !== false)
  return parts.length === 0 ? 'put in another order' : parts.join(', ')
}
