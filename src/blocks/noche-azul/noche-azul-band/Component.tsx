import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { nocheAzulBand } from './config'

export default function NocheAzulBand({ fields, field, root }: SliceProps<typeof nocheAzulBand>) {
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      <ul {...field.lines} className="noche-lines">
        {(fields.lines ?? []).map(({ id, number, title, copy }, index) => (
          <li key={id ?? index}>
            <span className="noche-number heading">{number}</span>
            <p className="heading title-4xl">{title}</p>
            <p className="text-muted">{copy}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
