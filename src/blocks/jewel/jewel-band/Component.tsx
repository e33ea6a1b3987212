import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { jewelBand } from './config'

const NUMERALS = ['I', 'II', 'III', 'IV']

export default function JewelBand({ fields, field, root }: SliceProps<typeof jewelBand>) {
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <ol {...field.chapters} className="jewel-band">
        {(fields.chapters ?? []).map(({ id, title, copy }, index) => (
          <li key={id ?? index}>
            <span aria-hidden="true" className="jewel-numeral heading">
              {NUMERALS[index]}
            </span>
            <p className="heading title-3xl">{title}</p>
            <p className="mt-4 text-muted">{copy}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
