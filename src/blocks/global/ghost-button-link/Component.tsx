import { ButtonLink } from '../../../components/ButtonLink'
import { SmallSection } from '../../../components/SmallSection'
import type { SliceProps } from 'voix/slices'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { ghostButtonLink } from './config'

export default function GhostButtonLink({ fields, field, root }: SliceProps<typeof ghostButtonLink>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      <ButtonLink link={fields.link} variant="ghost" attributes={field.link} />
    </SmallSection>
  )
}
