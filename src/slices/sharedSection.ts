import type { CollectionSlug } from 'payload'
import { SECTION_SLICE } from '../tree'
import { defineSlice } from './defineSlice'
import { field } from './field'

/** The built-in slice that places a shared section. The elements inside it belong to the section. */
export function sharedSection(pages: string) {
  return defineSlice({
    name: SECTION_SLICE,
    label: 'Shared section',
    admin: { group: 'Shared sections' },
    purpose: 'layout',
    icon: 'M12 3l3 3-3 3-3-3zM6 9l3 3-3 3-3-3zM18 9l3 3-3 3-3-3zM12 15l3 3-3 3-3-3z',
    description: 'Shows a section that is kept once and stands on many pages.',
    fields: { section: field.payload({ name: 'section', type: 'relationship', relationTo: pages as CollectionSlug }) },
  })
}
