'use client'

import { PICTURES } from '../../../slices/pictures'
import { useSession } from '../../session/session'
import { DocumentInput } from './DocumentInput'

interface Props {
  label: string
  name: string
  /** The id of a picture. */
  value: number | string | null
  onChange: (value: number | string | null) => void
  isLabelHidden?: boolean
  isReadOnly?: boolean
  problem?: string | null
}

/** A picture or film of the media library. */
export function MediaInput({ value, onChange, ...shared }: Props) {
  const { media } = useSession().boot.collections
  return (
    <DocumentInput
      {...shared}
      collections={[media]}
      filter={PICTURES}
      onChange={(next) => onChange(next?.value ?? null)}
      value={value === null ? null : { relationTo: media, value }}
    />
  )
}
