import { defineSlice, field } from 'voix/slices'

export const more = defineSlice({
  name: 'more',
  label: 'More',
  group: 'shop',
  fields: { link: field.link({ label: 'Link' }) },
})
