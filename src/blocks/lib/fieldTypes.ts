import { createField, relationshipType, extendFieldType } from 'voix/slices'
import type { RelationshipOptions, FieldDefinition, ResolvedDocument } from 'voix/slices'

type Options = Omit<RelationshipOptions, 'relationTo'> & Partial<Pick<RelationshipOptions, 'relationTo'>>
type Documents = FieldDefinition<string[], ResolvedDocument[]>

const specialsType = extendFieldType(relationshipType, {
  type: 'specials',
  label: 'Special offers',
  pageField: { relationTo: 'specials' },
})
const excludedResortsType = extendFieldType(relationshipType, {
  type: 'bookingexcluderesorts',
  label: 'Resorts left out',
  pageField: { relationTo: 'resorts' },
})

/** The demo's own field types, for `voix({ fieldTypes })`: ordered selections of documents, in slices and in pages. */
export const demoFieldTypes = [specialsType, excludedResortsType]

export const demoField = {
  /** An ordered selection of special offers. */
  specials: (options: Options = {}): Documents => createField(specialsType, { relationTo: 'specials', ...options }),
  /** The resorts that the booking widget excludes. */
  bookingexcluderesorts: (options: Options = {}): Documents =>
    createField(excludedResortsType, { relationTo: 'resorts', ...options }),
}
