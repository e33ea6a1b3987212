import { defineSlice, field } from 'voix/slices'

export const photo = defineSlice({
  name: 'photo',
  label: 'Photo',
  admin: { group: 'shop' },
  fields: { picture: field.upload({ label: 'Picture', breakpoints: { default: { width: 64, height: 32 } } }) },
})
