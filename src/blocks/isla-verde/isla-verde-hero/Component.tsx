import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { CutOut } from '../../../components/CutOut'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { islaVerdeHero } from './config'

const LEAVES = {
  many: ['frond', 'leaf', 'sun', 'leaf', 'frond'],
  few: ['frond', 'leaf'],
} as const

export default function IslaVerdeHero({ fields, field, root }: SliceProps<typeof islaVerdeHero>) {
  return (
    <section {...root} data-tone="tint" className="isla-hero">
      <Container>
        <div className="isla-hero-grid">
          <div>
            <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
            <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
              {fields.title}
            </Heading>
            {fields.copy ? (
              <p {...field.copy} className="mt-5 max-w-[36rem] text-lg text-muted">
                {fields.copy}
              </p>
            ) : null}
            <div className="mt-8 flex flex-wrap gap-4 empty:hidden">
              <ButtonLink link={fields.link} attributes={field.link} />
              <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
            </div>
          </div>
          <div className="isla-collage">
            {LEAVES[fields.leaves].map((shape, index) => (
              <CutOut key={index} shape={shape} className="isla-piece" />
            ))}
            <Photo
              media={fields.image}
              className="isla-hero-photo"
              sizes="(min-width: 1024px) 45vw, 100vw"
              priority
              attributes={field.image}
            />
          </div>
        </div>
      </Container>
    </section>
  )
}
