import type { SliceProps } from 'voix/slices'
import { CutOut } from '../../../components/CutOut'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { islaVerdeBand } from './config'

export default function IslaVerdeBand({ fields, field, root }: SliceProps<typeof islaVerdeBand>) {
  const promises = fields.promises ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      <ul {...field.promises} className="isla-promises">
        {promises.map(({ id, shape, title, text }, index) => (
          <li key={id ?? index}>
            <CutOut shape={shape ?? 'leaf'} className="isla-cut" />
            <p className="heading text-2xl">{title}</p>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
