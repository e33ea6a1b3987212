import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { serenaHero } from './config'

export default function SerenaHero({ fields, field, root }: SliceProps<typeof serenaHero>) {
  return (
    <section {...root} className="serena-hero">
      <Container>
        <div className="serena-words">
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="mx-auto mt-5 max-w-[36rem] text-lg text-pretty text-muted">
              {fields.copy}
            </p>
          ) : null}
          <div className="mt-8 flex flex-wrap justify-center gap-4 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
            <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
          </div>
        </div>
        <div className="serena-arches">
          <Photo media={fields.second} sizes="30vw" className="serena-arch serena-small" attributes={field.second} />
          <Photo
            media={fields.image}
            sizes="(min-width: 768px) 50vw, 100vw"
            priority
            className="serena-arch serena-large"
            attributes={field.image}
          />
          <div className="serena-echo" aria-hidden="true" />
        </div>
      </Container>
    </section>
  )
}
