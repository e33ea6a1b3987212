import { Section } from '../../../components/Section'
import type { SliceProps } from 'voix/slices'
import type { checkInOut } from './config'

export default function CheckInOut({ fields, field, root }: SliceProps<typeof checkInOut>) {
  const times = [
    { label: fields.checkInLabel, time: fields.checkIn, attributes: [field.checkInLabel, field.checkIn] },
    { label: fields.checkOutLabel, time: fields.checkOut, attributes: [field.checkOutLabel, field.checkOut] },
  ]
  return (
    <Section root={root} tone={fields.tone} space="small">
      <dl className="mx-auto flex max-w-[40rem] justify-center divide-x divide-line text-center">
        {times.map(({ label, time, attributes: [labelAttributes, timeAttributes] }, index) => (
          <div key={index} className="min-w-0 flex-1 px-4 py-2 md:px-12">
            <dt {...labelAttributes} className="eyebrow">
              {label}
            </dt>
            <dd {...timeAttributes} className="heading mt-2 text-2xl md:text-4xl">
              {time}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
