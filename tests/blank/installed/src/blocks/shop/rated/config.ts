import { defineSlice } from 'voix/slices'
import { rating } from '../../../extension/fieldType/rating'

export const rated = defineSlice({
  name: 'rated',
  label: 'Rated',
  admin: { group: 'shop' },
  fields: { stars: rating({ label: 'Stars', max: 7 }) },
})
