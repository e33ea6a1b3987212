import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { TileFloor } from '../../../components/TileFloor'
import type { haciendaRojaHero } from './config'

export default function HaciendaRojaHero({ id, fields, field, root }: SliceProps<typeof haciendaRojaHero>) {
  return (
    <section {...root} data-tone="deep" className="roja-hero">
      <Container>
        <div className="roja-hero-words">
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="mt-5 text-lg text-muted">
              {fields.copy}
            </p>
          ) : null}
          <div className="mt-8 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
          </div>
        </div>
      </Container>
      <div className="roja-hero-wall">
        <TileFloor
          id={`floor-${id}`}
          tile={fields.tile}
          across={24}
          down={5}
          ground="#fbf3e4"
          first="#1d4d80"
          second="#dd9b33"
          className="roja-hero-tiles"
        />
        <Photo
          media={fields.image}
          className="roja-hero-arch"
          sizes="(min-width: 768px) 56rem, 100vw"
          priority
          attributes={field.image}
        />
      </div>
    </section>
  )
}
