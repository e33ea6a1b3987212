import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { fullWidthStats } from './config'

export default function FullWidthStats({ fields, field, root }: SliceProps<typeof fullWidthStats>) {
  const stats = fields.stats ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <dl
        {...field.stats}
        className="grid grid-cols-1 gap-8 text-center @md:grid-cols-2 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none md:gap-12"
      >
        {stats.map(({ id, number, label }, index) => (
          <div key={id ?? index} className="flex flex-col-reverse justify-end gap-3 @md:@max-4xl:last:odd:col-span-2">
            <dt className="mx-auto max-w-[15rem] text-muted">{label}</dt>
            <dd className="heading text-4xl text-accent-ink @5xl:text-[2.75rem]">{number}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
