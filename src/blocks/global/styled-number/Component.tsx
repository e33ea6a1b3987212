import { SmallSection } from '../../../components/SmallSection'
import type { SliceProps } from 'voix/slices'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { styledNumber } from './config'

export default function StyledNumber({ fields, field, root }: SliceProps<typeof styledNumber>) {
  return (
    <SmallSection root={root} className={ALIGN_CLASSES[fields.align]}>
      <p className="text-accent-ink" style={fields.color ? { color: fields.color } : undefined}>
        <span {...field.number} className="heading text-6xl md:text-7xl">
          {fields.number}
        </span>{' '}
        {fields.suffix ? (
          <span {...field.suffix} className="heading text-3xl">
            {fields.suffix}
          </span>
        ) : null}
      </p>
      {fields.label ? (
        <p {...field.label} className="mt-1 text-muted">
          {fields.label}
        </p>
      ) : null}
    </SmallSection>
  )
}
