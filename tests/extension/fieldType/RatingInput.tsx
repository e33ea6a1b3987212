'use client'

import type { FieldInputProps, StudioField } from 'voix/studio/client'
import { ratingType } from './rating'

function RatingInput({ field, value, onChange, isReadOnly }: FieldInputProps) {
  return (
    <label>
      {field.label}
      <input
        disabled={isReadOnly}
        max={field.max ?? 5}
        min={0}
        onChange={({ target }) => onChange(Number(target.value))}
        type="range"
        value={Number(value ?? 0)}
      />
    </label>
  )
}

export const ratingField: StudioField = { type: ratingType, Input: RatingInput }
