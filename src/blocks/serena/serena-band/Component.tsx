import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { serenaBand } from './config'

export default function SerenaBand({ fields, field, root }: SliceProps<typeof serenaBand>) {
  const treatments = fields.treatments ?? []
  return (
    <Section root={root} tone="tint">
      <div className="serena-band">
        <Photo
          media={fields.image}
          sizes="(min-width: 768px) 40vw, 100vw"
          className="serena-arch"
          attributes={field.image}
        />
        <div>
          <SectionHead fields={fields} field={field} align="left" />
          <ul {...field.treatments} className="serena-treatments">
            {treatments.map(({ id, title, time, copy }, index) => (
              <li key={id ?? index}>
                <div>
                  <Heading as="h3" size="text-2xl">
                    {title}
                  </Heading>
                  {time ? <p className="serena-time">{time}</p> : null}
                </div>
                {copy ? <p className="text-muted">{copy}</p> : null}
              </li>
            ))}
          </ul>
          <div className="mt-8 empty:hidden">
            <ButtonLink link={fields.link} variant="text" attributes={field.link} />
          </div>
        </div>
      </div>
    </Section>
  )
}
