import { defineSlice, field } from 'voix/slices'

export const more = defineSlice({
  name: 'more',
  label: 'More',
  admin: { group: 'shop' },
  fields: { link: field.link({ label: 'Link' }) },
})
