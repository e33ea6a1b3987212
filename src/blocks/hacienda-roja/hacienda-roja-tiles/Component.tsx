import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { TileFloor } from '../../../components/TileFloor'
import type { haciendaRojaTiles } from './config'

export default function HaciendaRojaTiles({ id, fields, field, root }: SliceProps<typeof haciendaRojaTiles>) {
  const floors = fields.floors ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <ol {...field.floors} className="roja-floors">
        {floors.map(({ id: key, year, title, text, tile, first, second }, index) => (
          <li key={key ?? index}>
            <TileFloor
              id={`tile-${id}-${index}`}
              tile={tile ?? 'star'}
              across={6}
              down={4}
              ground="#fbf3e4"
              first={first ?? '#1d4d80'}
              second={second ?? '#dd9b33'}
              className="roja-tiles"
            />
            <div>
              <p className="eyebrow">{year}</p>
              <p className="heading mt-2 text-2xl">{title}</p>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
