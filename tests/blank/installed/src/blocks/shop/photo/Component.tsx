import { Picture } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { photo } from './config'

export default function Photo({ fields, root }: SliceProps<typeof photo>) {
  return (
    <figure {...root}>
      <Picture media={fields.picture} />
    </figure>
  )
}
