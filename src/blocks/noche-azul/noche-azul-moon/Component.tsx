import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { nocheAzulMoon } from './config'
import { moonPath } from './moonPath'

export default function NocheAzulMoon({ fields, field, root }: SliceProps<typeof nocheAzulMoon>) {
  return (
    <Section root={root} tone="deep" width="wide">
      <SectionHead fields={fields} field={field} />
      <ol {...field.nights} className="noche-nights">
        {(fields.nights ?? []).map(({ id, phase, title, copy }, index) => (
          <li key={id ?? index}>
            <svg viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
              <circle r="1" />
              <path d={moonPath(phase ?? 'full')} />
            </svg>
            <p className="heading title-2xl">{title}</p>
            <p className="mt-3 text-muted">{copy}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
