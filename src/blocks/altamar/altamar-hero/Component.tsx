import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { altamarHero } from './config'

/** Degrees of the fan's rays from the left horizon to the right. */
const RAYS = Array.from({ length: 19 }, (_, index) => index * 10)

export default function AltamarHero({ fields, field, root }: SliceProps<typeof altamarHero>) {
  return (
    <section {...root} className="altamar-hero">
      <svg viewBox="0 0 400 200" fill="none" aria-hidden="true" className="altamar-fan">
        {RAYS.map((degrees) => (
          <path key={degrees} d="M160 200H0" transform={`rotate(${degrees} 200 200)`} />
        ))}
        <path d="M160 200a40 40 0 0 1 80 0M100 200a100 100 0 0 1 200 0M92 200a108 108 0 0 1 216 0M2 200a198 198 0 0 1 396 0" />
      </svg>
      <Container>
        <div className="altamar-hero-grid">
          <div>
            <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
            <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
              {fields.title}
            </Heading>
            {fields.copy ? (
              <p {...field.copy} className="mt-5 max-w-[36rem] text-lg text-pretty text-muted">
                {fields.copy}
              </p>
            ) : null}
            <div className="mt-8 flex flex-wrap gap-4 empty:hidden">
              <ButtonLink link={fields.link} attributes={field.link} />
              <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
            </div>
          </div>
          <figure>
            <div className="altamar-frame">
              <Photo
                media={fields.image}
                sizes="(min-width: 1024px) 45vw, 100vw"
                priority
                className="altamar-stepped"
                attributes={field.image}
              />
            </div>
            {fields.place ? (
              <figcaption {...field.place} className="altamar-place">
                {fields.place}
              </figcaption>
            ) : null}
          </figure>
        </div>
      </Container>
    </section>
  )
}
