import { ButtonLink } from '../../../components/ButtonLink'
import { SmallSection } from '../../../components/SmallSection'
import type { SliceProps } from 'voix/slices'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { button } from './config'

export default function Button({ fields, field, root }: SliceProps<typeof button>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      <ButtonLink link={fields.link} variant={fields.variant} attributes={field.link} />
    </SmallSection>
  )
}
