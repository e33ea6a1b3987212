/** What a page's own field may be. Its value stands under a key equal to its type. */
export const PAGE_FIELD_TYPES = [
  'text',
  'wysiwyg',
  'media',
  'image',
  'link',
  'checkbox',
  'color',
  'select',
  'number',
  'datetime',
  'date',
] as const

export type PageFieldType = (typeof PAGE_FIELD_TYPES)[number]
