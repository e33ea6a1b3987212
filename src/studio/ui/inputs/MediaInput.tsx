'use client'

import { PICTURES } from '../../../slices/pictures'
import { DocumentInput } from './DocumentInput'

interface Props {
  label: string
  name: string
  /** The id of a picture. */
  value: string | null
  onChange: (value: string | null) => void
  isLabelHidden?: boolean
  isReadOnly?: boolean
  problem?: string | null
}

const MEDIA = ['media'] as const

/** A picture or film of the media library. */
export function MediaInput({ value, onChange, ...shared }: Props) {
  return (
    <DocumentInput
      {...shared}
      collections={MEDIA}
      filter={PICTURES}
      onChange={(next) => onChange(next?.value ?? null)}
      value={value === null ? null : { relationTo: 'media', value }}
    />
  )
}
