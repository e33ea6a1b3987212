import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { costaVivaHopscotch } from './config'

export default function CostaVivaHopscotch({ fields, field, root }: SliceProps<typeof costaVivaHopscotch>) {
  return (
    <Section root={root} tone="deep">
      <SectionHead fields={fields} field={field} />
      <ol {...field.squares} className="viva-court">
        {(fields.squares ?? []).map(({ id, time, title, copy }, index) => (
          <li key={id ?? index}>
            <span aria-hidden="true" className="viva-count heading">
              {index + 1}
            </span>
            <span className="font-bold">{time}</span>
            <p className="heading title-xl">{title}</p>
            <p className="text-muted">{copy}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
