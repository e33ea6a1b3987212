'use client'

import { PICTURES } from '../../../slices/pictures'
import { DocumentInput } from './DocumentInput'
import type { LabelledProps } from './Labelled'

interface Props extends LabelledProps {
  name: string
  /** The id of a picture. */
  value: string | null
  onChange: (value: string | null) => void
  isReadOnly?: boolean
  /** Any file may be chosen, not pictures and films alone. */
  isAnyFile?: boolean
}

const MEDIA = ['media'] as const

/** A picture or film of the media library. */
export function MediaInput({ value, onChange, isAnyFile, ...shared }: Props) {
  return (
    <DocumentInput
      {...shared}
      collections={MEDIA}
      filter={isAnyFile ? undefined : PICTURES}
      onChange={(next) => onChange(next?.value ?? null)}
      value={value === null ? null : { relationTo: 'media', value }}
    />
  )
}
