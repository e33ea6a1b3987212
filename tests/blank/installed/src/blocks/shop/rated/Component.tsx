import type { SliceProps } from 'voix/slices'
import type { rated } from './config'

export default function Rated({ fields, root }: SliceProps<typeof rated>) {
  return <p {...root}>{fields.stars ? `${fields.stars.stars} of ${fields.stars.most} stars` : 'Not rated'}</p>
}
