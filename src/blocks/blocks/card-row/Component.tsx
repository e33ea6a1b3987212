import type { SliceProps } from 'voix/slices'
import { gridClass } from '../../../components/grid'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import type { cardRow } from './config'

export default function CardRow({ fields, field, root }: SliceProps<typeof cardRow>) {
  return (
    <Section root={root} tone={fields.tone} space="small">
      <Heading as="h2" size="text-3xl" className="mb-6" attributes={field.title}>
        {fields.title}
      </Heading>
      <ul {...field.cards} className={`${gridClass(Math.max(fields.cards.length, 2))} gap-6`}>
        {fields.cards.map(({ id, title, copy }) => (
          <li key={id} className="card p-6">
            <Heading as="h3" size="text-xl">
              {title}
            </Heading>
            <p className="mt-2 text-muted">{copy}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
