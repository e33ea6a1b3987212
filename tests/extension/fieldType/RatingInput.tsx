'use client'

import { inputProps, NumberInput } from 'voix/studio/client'
import type { FieldInputProps, StudioField } from 'voix/studio/client'
import { ratingType } from './rating'

function RatingInput(props: FieldInputProps) {
  const { max = 5 } = props.field
  return (
    <NumberInput
      {...inputProps(props)}
      onChange={(stars) => props.onChange(stars, true)}
      rule={(stars) => (Number.isInteger(stars) && stars >= 0 && stars <= max ? null : `Give 0 to ${max} stars.`)}
      value={typeof props.value === 'number' ? props.value : null}
    />
  )
}

export const ratingField: StudioField = { type: ratingType, Input: RatingInput }
