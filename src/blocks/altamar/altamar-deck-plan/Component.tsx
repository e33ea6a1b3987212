import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { altamarDeckPlan } from './config'
import { DECK, deckPlan } from './deckPlan'

const HULL = 'M24 44H560c210 0 340 50 416 106-76 56-206 106-416 106H24q-16-106 0-212z'
const INNER = 'M34 54H560c200 0 326 46 396 96-70 50-196 96-396 96H34q-12-96 0-192z'

export default function AltamarDeckPlan({ id, fields, field, root }: SliceProps<typeof altamarDeckPlan>) {
  const rooms = fields.rooms ?? []
  const figures = fields.figures ?? []
  const berths = deckPlan(rooms)
  const clip = `hull-${id}`
  return (
    <Section root={root}>
      <SectionHead fields={fields} field={field} />
      <svg viewBox="0 0 1000 300" fill="none" aria-hidden="true" className="altamar-deck">
        <clipPath id={clip}>
          <path d={INNER} />
        </clipPath>
        <path d={HULL} className="altamar-hull" />
        <path d={INNER} />
        <g clipPath={`url(#${clip})`}>
          {berths.map(({ x, width, isSplit }, index) => (
            <g key={index}>
              {index > 0 ? <path d={`M${x} 40V260`} /> : null}
              {isSplit ? <path d={`M${x} 150h${width}`} /> : null}
            </g>
          ))}
          <path d={`M${DECK.to} 40V260`} />
        </g>
        <path d="M880 150h96M896 138l-12 12 12 12" />
        {berths.flatMap(({ x, width, isSplit }, index) =>
          (isSplit ? [105, 195] : [150]).map((y) => (
            <g key={`${index} ${y}`} transform={`translate(${x + width / 2} ${y})`}>
              <path d="M0-24 24 0 0 24-24 0z" className="altamar-number" />
              <text y="7" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          )),
        )}
      </svg>
      <div className="altamar-legend">
        <ol {...field.rooms}>
          {rooms.map(({ id: key, name, note }, index) => (
            <li key={key ?? index}>
              <strong>{name}</strong>
              {note ? <span>{note}</span> : null}
            </li>
          ))}
        </ol>
        {figures.length > 0 ? (
          <dl {...field.figures}>
            {figures.map(({ id: key, value, label }, index) => (
              <div key={key ?? index}>
                <dt>{label}</dt>
                <dd className="heading">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </Section>
  )
}
