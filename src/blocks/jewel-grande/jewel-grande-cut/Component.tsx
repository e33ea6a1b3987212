import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { jewelGrandeCut } from './config'

/** A brilliant in side view: its facets, with the table at the top and the point at the bottom. */
const FACETS = [
  { fill: '#e9b872', d: 'M120 20H280L262 46H138z' },
  { fill: '#16806a', d: 'M120 20L138 46L92 104H28z M138 46H262L200 104z' },
  { fill: '#0f5a47', d: 'M138 46L200 104H92z M262 46L308 104H200z M280 20L262 46L308 104H372z' },
  { fill: '#f6f0e6', d: 'M28 104H372V116H28z' },
  { fill: '#a3123c', d: 'M28 116H92L200 300z M200 300L308 116H372z' },
  { fill: '#1d4f9c', d: 'M92 116H200V300z' },
  { fill: '#5d2f7d', d: 'M200 116H308L200 300z' },
]
const NUMBERS = [33, 76, 110, 176]

export default function JewelGrandeCut({ fields, field, root }: SliceProps<typeof jewelGrandeCut>) {
  const parts = fields.parts ?? []
  return (
    <Section root={root} tone="tint" width="wide">
      <SectionHead fields={fields} field={field} align="left" />
      <div className="grande-cut">
        <svg viewBox="0 0 400 320" aria-hidden="true" className="grande-cut-stone">
          {FACETS.map(({ d, fill }) => (
            <path key={d} d={d} fill={fill} />
          ))}
          {parts.slice(0, NUMBERS.length).map(({ id }, index) => (
            <g key={id ?? index} transform={`translate(200 ${NUMBERS[index]})`}>
              <circle r="15" fill="#031512" stroke="#e9b872" strokeWidth="1.5" />
              <text textAnchor="middle" y="5.500" fontSize="16" fill="#f6f0e6">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
        <ol {...field.parts} className="grande-parts">
          {parts.map(({ id, title, copy }, index) => (
            <li key={id ?? index}>
              <p className="heading title-3xl">{title}</p>
              <p className="mt-3 text-muted">{copy}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
