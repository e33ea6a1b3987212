import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Heading } from '../../../components/Heading'
import { SectionHead } from '../../../components/SectionHead'
import type { mareaBand } from './config'

export default function MareaBand({ fields, field, root }: SliceProps<typeof mareaBand>) {
  const lines = fields.lines ?? []
  return (
    <section {...root} data-tone="deep" className="section marea-band">
      <Container width="wide">
        <SectionHead fields={fields} field={field} align="left" />
        <ul {...field.lines} className="marea-lines">
          {lines.map(({ id, title, copy }, index) => (
            <li key={id ?? index}>
              <Heading as="h3" size="text-5xl">
                {title}
              </Heading>
              {copy ? <p>{copy}</p> : null}
            </li>
          ))}
        </ul>
        <div className="mt-8 empty:hidden">
          <ButtonLink link={fields.link} attributes={field.link} />
        </div>
      </Container>
    </section>
  )
}
