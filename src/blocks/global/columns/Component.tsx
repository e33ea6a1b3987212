import { GAPS, gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import type { SliceProps } from 'voix/slices'
import type { columns } from './config'

const ALIGN = { top: 'items-start', middle: 'items-center', bottom: 'items-end', stretch: 'items-stretch' } as const
const RATIO = {
  equal: '',
  'wide-first': '@2xl:grid-cols-[1.6fr_1fr]',
  'wide-last': '@2xl:grid-cols-[1fr_1.6fr]',
} as const
const SLOTS = ['column1', 'column2', 'column3', 'column4'] as const

export default function Columns({ fields, field, root, slots, slot: slotOf }: SliceProps<typeof columns>) {
  const count = fields.columns ?? 2
  const widths = count === 2 && fields.ratio !== 'equal' ? `grid grid-cols-1 ${RATIO[fields.ratio]}` : gridClass(count)
  return (
    <Section root={root} tone={fields.tone} space="small">
      <div {...field.columns} className={`nested ${widths} ${GAPS[fields.gap]} ${ALIGN[fields.align]}`}>
        {SLOTS.slice(0, Math.max(count, lastFilled(slots))).map((slot) => (
          <div key={slot} {...slotOf[slot]} className="@container flex min-w-0 flex-col gap-6">
            {slots[slot]}
          </div>
        ))}
      </div>
    </Section>
  )
}

/** A filled column is still shown after the number of columns was lowered. */
function lastFilled(slots: SliceProps<typeof columns>['slots']): number {
  return SLOTS.findLastIndex((slot) => slots[slot] !== null) + 1
}
