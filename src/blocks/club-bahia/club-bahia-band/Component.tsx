import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { clubBahiaBand } from './config'

export default function ClubBahiaBand({ fields, field, root }: SliceProps<typeof clubBahiaBand>) {
  const pennants = fields.pennants ?? []
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <ul {...field.pennants} className="club-pennants">
        {pennants.map(({ id, figure, title, text }, index) => (
          <li key={id ?? index}>
            <p className="heading club-pennant">{figure}</p>
            <p className="heading text-2xl">{title}</p>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
