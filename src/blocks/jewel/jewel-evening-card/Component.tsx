import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { jewelEveningCard } from './config'

export default function JewelEveningCard({ fields, field, root }: SliceProps<typeof jewelEveningCard>) {
  return (
    <Section root={root} tone="tint">
      <SectionHead fields={fields} field={field} />
      <div className="words-box jewel-card">
        {fields.occasion ? (
          <p {...field.occasion} className="jewel-card-line">
            {fields.occasion}
          </p>
        ) : null}
        <ol {...field.courses} className="jewel-courses">
          {(fields.courses ?? []).map(({ id, name, detail }, index) => (
            <li key={id ?? index}>
              <p className="heading title-2xl">{name}</p>
              <p className="text-muted">{detail}</p>
            </li>
          ))}
        </ol>
        {fields.signature ? (
          <p {...field.signature} className="jewel-signature">
            {fields.signature}
          </p>
        ) : null}
      </div>
      <div className="mt-10 text-center empty:hidden">
        <ButtonLink link={fields.link} variant="text" attributes={field.link} />
      </div>
    </Section>
  )
}
