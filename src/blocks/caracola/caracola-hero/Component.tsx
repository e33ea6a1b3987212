import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { caracolaHero } from './config'

export default function CaracolaHero({ fields, field, root }: SliceProps<typeof caracolaHero>) {
  return (
    <section {...root} className="caracola-hero">
      <Container>
        <div className="caracola-hero-grid">
          <div>
            <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
            <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
              {fields.title}
            </Heading>
            {fields.copy ? (
              <p {...field.copy} className="mt-5 max-w-[36rem] text-lg text-pretty md:text-xl">
                {fields.copy}
              </p>
            ) : null}
            <div className="mt-8 flex flex-wrap gap-4 empty:hidden">
              <ButtonLink link={fields.link} attributes={field.link} />
              <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
            </div>
          </div>
          <div className="caracola-scene">
            <Photo
              media={fields.image}
              sizes="(min-width: 768px) 55vw, 100vw"
              priority
              className="caracola-pebble"
              attributes={field.image}
            />
            <svg viewBox="0 0 400 360" fill="none" aria-hidden="true" className="caracola-marks">
              <path d="M26 70c18-22 34 18 52-4s30 16 46-4" stroke="var(--crayon-blue)" />
              <path d="M348 40l7 16 17 2-13 12 4 17-15-9-15 9 4-17-13-12 17-2z" stroke="var(--crayon-red)" />
              <path d="M40 320a16 16 0 1 1 30 6 22 22 0 1 1-42-10 28 28 0 1 1 54 12" stroke="var(--crayon-green)" />
            </svg>
            {fields.sticker ? (
              <p {...field.sticker} className="caracola-sticker">
                {fields.sticker}
              </p>
            ) : null}
          </div>
        </div>
      </Container>
    </section>
  )
}
