import type { SliceProps } from 'voix/slices'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { altamarBand } from './config'

export default function AltamarBand({ fields, field, root }: SliceProps<typeof altamarBand>) {
  const columns = fields.columns ?? []
  return (
    <Section root={root} tone="tint">
      <SectionHead fields={fields} field={field} />
      <ol {...field.columns} className="altamar-columns">
        {columns.map(({ id, title, copy }, index) => (
          <li key={id ?? index}>
            <Heading as="h3" size="text-2xl">
              {title}
            </Heading>
            {copy ? <p>{copy}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
