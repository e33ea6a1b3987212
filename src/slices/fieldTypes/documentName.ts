import type { CollectionSlug, PayloadRequest } from 'payload'
import { isEmptyValue } from '../../tree'
import { createField, defaultOf, extendFieldType, textOrNull } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'
import { textType } from './text'

/** A document by its `slug`, which is the same in every database and does not change with the title. */
export const documentNameType = extendFieldType(textType, {
  type: 'documentName',
  label: 'Document by its name',
  payload: ({ field, base }) => ({
    ...base,
    ...defaultOf<string>(field),
    type: 'text',
    custom: { ...base.custom, names: field.relationTo },
    validate: async (value: unknown, { req }: { req: PayloadRequest }) => {
      if (isEmptyValue(value)) return field.required ? 'This field is required.' : true
      const collection = field.relationTo as CollectionSlug
      return (await isThere({ collection, slug: value, req })) || `There is none with the name “${String(value)}”.`
    },
  }),
  fits: (value) => textOrNull(value) !== null,
  rule: 'The value must be the name (slug) of a document.',
  check: ({ relationTo }) => (relationTo ? null : '`relationTo` must name the collection whose documents are chosen.'),
  inline: undefined,
  isTelling: false,
  fills: ['text'],
})

export interface DocumentNameOptions extends FieldOptions<string> {
  /** The collection. It must have the field of `slug()`. */
  relationTo: string
}

/**
 * A document of a collection by its `slug`, chosen in a list. Code can name it too, for example a form. Empty text if
 * none is chosen.
 */
export function documentName(options: DocumentNameOptions): FieldDefinition<string, string> {
  return createField(documentNameType, { translate: false, ...options })
}

interface Named {
  collection: CollectionSlug
  slug: unknown
  req: PayloadRequest
}

async function isThere({ collection, slug, req }: Named): Promise<boolean> {
  const where = { slug: { equals: slug } }
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req })
  return totalDocs > 0
}
