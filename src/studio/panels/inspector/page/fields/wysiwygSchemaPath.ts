import type { StudioBoot } from '../../../../model/boot'

/** Where Payload knows a rich text field of a slice: page fields are written in the same editor. `null`: no slice has one. */
export function wysiwygSchemaPath({ slices, collections }: Pick<StudioBoot, 'slices' | 'collections'>): string | null {
  for (const slice of slices) {
    const field = slice.fields.find(({ type }) => type === 'wysiwyg')
    if (field) return `collection.${collections.pages}.elements.${slice.name}.${field.name}`
  }
  return null
}
