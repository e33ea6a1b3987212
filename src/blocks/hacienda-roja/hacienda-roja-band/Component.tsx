import type { SliceProps } from 'voix/slices'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { haciendaRojaBand } from './config'

export default function HaciendaRojaBand({ fields, field, root }: SliceProps<typeof haciendaRojaBand>) {
  const arches = fields.arches ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <ul {...field.arches} className="roja-arches">
        {arches.map(({ id, image, title, text }, index) => (
          <li key={id ?? index}>
            <Photo media={image} className="roja-arch" sizes="(min-width: 768px) 33vw, 100vw" />
            <p className="heading text-2xl">{title}</p>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
