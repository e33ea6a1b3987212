import { Link } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { more } from './config'

export default function More({ fields, root }: SliceProps<typeof more>) {
  return (
    <p {...root}>
      <Link link={fields.link} />
    </p>
  )
}
