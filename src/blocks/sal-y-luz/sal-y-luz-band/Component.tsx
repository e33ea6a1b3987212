import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { salYLuzBand } from './config'

export default function SalYLuzBand({ fields, field, root }: SliceProps<typeof salYLuzBand>) {
  const points = fields.points ?? []
  return (
    <Section root={root} tone={fields.tone} width="wide">
      <div className="sal-band">
        <SectionHead fields={fields} field={field} align="left" />
        <ol {...field.points} className="sal-rows">
          {points.map(({ id, title, text }, index) => (
            <li key={id ?? index}>
              <p className="heading text-2xl">{title}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
