import type { SliceProps } from 'voix/slices'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { caracolaBand } from './config'

/** Drawings with a single path each, 64 × 64. */
const DRAWINGS = {
  shell: 'M32 34a4 4 0 1 1 7 3 9 9 0 1 1-16-5 15 15 0 1 1 29 8c-4 9-12 14-24 13-8-1-14-4-20 1',
  bucket: 'M14 26h36l-5 28H19zM16 26c2-20 30-20 32 0M22 36h20M50 12l6-6M54 18h7',
  spoon:
    'M20 8c9 0 12 8 11 14-1 5-5 7-6 8l7 27c1 3-5 4-6 1l-6-28c-5-2-10-5-10-11 0-6 4-11 10-11zM46 8v16m-5-16v12c0 8 10 8 10 0V8m-5 18v30',
  moon: 'M42 8a25 25 0 1 0 14 33A21 21 0 0 1 42 8zM18 12v8m-4-4h8M58 18l1 1',
  kite: 'M36 6l16 20-20 20-16-24zM36 6l-4 40M16 22l36 4M32 46c-8 4 4 6-4 10',
  fish: 'M6 32c10-18 30-18 40 0-10 18-30 18-40 0zM46 32l12-11v22zM18 28v1M28 22c5 6 5 14 0 20',
} as const

export default function CaracolaBand({ fields, field, root }: SliceProps<typeof caracolaBand>) {
  const cards = fields.cards ?? []
  return (
    <Section root={root}>
      <SectionHead fields={fields} field={field} />
      <ul {...field.cards} className="caracola-cards">
        {cards.map(({ id, drawing, title, copy }, index) => (
          <li key={id ?? index}>
            <svg viewBox="0 0 64 64" fill="none" aria-hidden="true">
              <path d={DRAWINGS[drawing]} />
            </svg>
            <Heading as="h3" size="text-2xl">
              {title}
            </Heading>
            {copy ? <p>{copy}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
