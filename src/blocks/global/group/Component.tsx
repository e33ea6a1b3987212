import { Container } from '../../../components/Container'
import { GAPS, gridClass } from '../../../components/grid'
import type { SliceProps } from 'voix/slices'
import type { group } from './config'

const ALIGN = { start: 'items-start', center: 'items-center', end: 'items-end', stretch: 'items-stretch' } as const
const JUSTIFY = { start: '', center: 'justify-center', end: 'justify-end', stretch: '' } as const

export default function Group({ fields, field, root, slot, slots }: SliceProps<typeof group>) {
  const { arrangement, align } = fields
  if (arrangement === 'stack') {
    return (
      <div
        {...root}
        {...slot.default}
        className={`flex flex-col ${ALIGN[align]} ${align === 'stretch' ? '' : '*:max-w-full'}`}
      >
        {slots.default}
      </div>
    )
  }
  const look =
    arrangement === 'grid'
      ? `${gridClass(fields.columns ?? 3)} ${ALIGN[align]}`
      : `flex flex-wrap items-center ${JUSTIFY[align]}`
  return (
    <div {...root} className="py-[calc(var(--section-pad)*0.35)]">
      <Container>
        <div {...field.columns} {...slot.default} className={`nested ${look} ${GAPS[fields.gap]}`}>
          {slots.default}
        </div>
      </Container>
    </div>
  )
}
