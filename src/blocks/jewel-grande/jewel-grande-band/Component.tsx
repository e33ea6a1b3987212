import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { jewelGrandeBand } from './config'

/** The cut of each stone: emerald (step), sapphire (oval), ruby (cushion), amethyst (trillion). */
const CUTS = {
  emerald:
    'M14 4H50L60 14V50L50 60H14L4 50V14z M20 16H44L48 20V44L44 48H20L16 44V20z M14 4L20 16M50 4L44 16M60 14L48 20M60 50L48 44M50 60L44 48M14 60L20 48M4 50L16 44M4 14L16 20',
  sapphire:
    'M32 4A28 28 0 0 1 32 60A28 28 0 0 1 32 4z M32 16L44 24V40L32 48L20 40V24z M32 4V16M54 15L44 24M58 44L44 40M32 60V48M6 44L20 40M10 15L20 24',
  ruby: 'M32 6Q54 4 58 10Q62 32 58 54Q32 62 6 54Q2 32 6 10Q10 4 32 6z M32 18L46 32L32 46L18 32z M32 6V18M58 10L46 32L58 54M32 58V46M6 54L18 32L6 10',
  amethyst:
    'M32 4Q54 30 60 54Q32 64 4 54Q10 30 32 4z M32 24L44 46H20z M32 4V24M60 54L44 46M4 54L20 46M32 24L47 27M32 24L17 27M32 59V46',
} as const

export default function JewelGrandeBand({ fields, field, root }: SliceProps<typeof jewelGrandeBand>) {
  return (
    <Section root={root} width="wide">
      <SectionHead fields={fields} field={field} />
      <ul {...field.stones} className="grande-stones">
        {(fields.stones ?? []).map(({ id, stone, title, copy }, index) => (
          <li key={id ?? index} data-stone={stone ?? 'emerald'}>
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <path d={CUTS[stone ?? 'emerald']} />
            </svg>
            <p className="heading title-3xl">{title}</p>
            <p className="mt-4">{copy}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
