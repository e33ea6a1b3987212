import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { TickList } from '../../../components/TickList'
import type { includedWithStay } from './config'

export default function IncludedWithStay({ fields, field, root }: SliceProps<typeof includedWithStay>) {
  return (
    <Section root={root} tone={fields.tone}>
      <div className="grid gap-10 @4xl:grid-cols-[1fr_2fr] @4xl:gap-16">
        <div>
          <SectionHead fields={fields} field={field} align="left" className="mb-7" />
          <ButtonLink link={fields.link} variant="ghost" attributes={field.link} />
        </div>
        <div {...field.items} className="@container">
          <TickList
            items={fields.items.map(({ id, title, note }, index) => ({ id: id ?? String(index), title, note }))}
            className={`${gridClass(fields.columns ?? 2)} gap-6 md:gap-8`}
          />
        </div>
      </div>
    </Section>
  )
}
