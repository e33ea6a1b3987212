import type { SliceProps } from 'voix/slices'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { islaVerdeWalks } from './config'
import { toHeights, toProfile } from './profile'

export default function IslaVerdeWalks({ fields, field, root }: SliceProps<typeof islaVerdeWalks>) {
  const walks = fields.walks ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      <ol {...field.walks} className="isla-walks">
        {walks.map(({ id, name, leaves, takes, tide, text, heights }, index) => {
          const outline = toProfile(toHeights(heights))
          return (
            <li key={id ?? index}>
              <div>
                <p className="heading text-2xl">{name}</p>
                <p className="mt-2 text-muted">{text}</p>
              </div>
              <ul className="isla-facts">
                {[leaves, takes, tide].filter(Boolean).map((fact, at) => (
                  <li key={at}>{fact}</li>
                ))}
              </ul>
              {outline ? (
                <svg viewBox="0 0 300 60" preserveAspectRatio="none" aria-hidden="true" className="isla-profile">
                  <path d={outline} />
                </svg>
              ) : null}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
