import type { SliceProps } from 'voix/slices'
import { Illustration as Drawing } from '../../../components/Illustration'
import { SmallSection } from '../../../components/SmallSection'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { illustration } from './config'

const REMS = { small: 5, normal: 8, large: 13 } as const

export default function Illustration({ fields, field, root }: SliceProps<typeof illustration>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      <div {...field.illustration}>
        <Drawing name={fields.illustration} color={fields.color} rems={REMS[fields.size]} />
      </div>
    </SmallSection>
  )
}
