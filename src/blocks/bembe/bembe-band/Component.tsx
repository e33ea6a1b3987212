import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { bembeBand } from './config'

export default function BembeBand({ fields, field, root }: SliceProps<typeof bembeBand>) {
  return (
    <Section root={root} width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <ol {...field.tracks} className="bembe-tracks">
        {(fields.tracks ?? []).map(({ id, length, title, copy }, index) => (
          <li key={id ?? index}>
            <p className="bembe-track">
              <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
              <span>{length}</span>
            </p>
            <p className="heading title-3xl">{title}</p>
            <p className="mt-4">{copy}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
