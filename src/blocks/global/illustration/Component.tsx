import type { SliceProps } from 'voix/slices'
import { Illustration as Drawing } from '../../../components/Illustration'
import { SmallSection } from '../../../components/SmallSection'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { illustration } from './config'

const SIZES = { small: 'w-20', normal: 'w-32', large: 'w-52' } as const

export default function Illustration({ fields, field, root }: SliceProps<typeof illustration>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      <div {...field.illustration}>
        <Drawing name={fields.illustration} color={fields.color} className={`inline-block ${SIZES[fields.size]}`} />
      </div>
    </SmallSection>
  )
}
