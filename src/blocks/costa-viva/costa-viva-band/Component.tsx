import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { costaVivaBand } from './config'

export default function CostaVivaBand({ fields, field, root }: SliceProps<typeof costaVivaBand>) {
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <ul {...field.bubbles} className="viva-bubbles">
        {(fields.bubbles ?? []).map(({ id, figure, title, copy }, index) => (
          <li key={id ?? index}>
            <p className="viva-bubble heading">{figure}</p>
            <p className="heading title-2xl">{title}</p>
            <p className="mt-2 text-muted">{copy}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
