import { createField, defineFieldType } from 'voix/slices'
import type { FieldDefinition, FieldOptions } from 'voix/slices'

interface Rating {
  stars: number
  most: number
}

export const ratingType = defineFieldType<number, Rating | null>({
  type: 'rating',
  label: 'Rating',
  payload: ({ field, base }) => ({ ...base, type: 'number', min: 0, max: field.max ?? 5 }),
  resolve: (value, { field }) => (typeof value === 'number' ? { stars: value, most: field.max ?? 5 } : null),
  preview: ({ field, value }) => (typeof value === 'number' ? { stars: value, most: field.max ?? 5 } : null),
  text: (value) => (typeof value === 'number' ? `${value} stars` : ''),
  fits: (value, { max = 5 }) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max,
})

export function rating(options: FieldOptions<number> & { max?: number }): FieldDefinition<number, Rating | null> {
  return createField(ratingType, options)
}
