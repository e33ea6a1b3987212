import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { mareaHero } from './config'

export default function MareaHero({ fields, field, root }: SliceProps<typeof mareaHero>) {
  const readings = fields.readings ?? []
  return (
    <section {...root} className="marea-hero">
      <Photo media={fields.image} sizes="100vw" priority className="marea-slab" attributes={field.image} />
      <Container width="wide">
        <div className="marea-hero-words">
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
        </div>
        <div className="marea-hero-foot">
          {fields.copy ? (
            <p {...field.copy} className="max-w-[36rem] text-lg text-pretty md:text-xl">
              {fields.copy}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-4 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
            <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
          </div>
        </div>
        {readings.length > 0 ? (
          <dl {...field.readings} className="marea-readings">
            {readings.map(({ id, label, value }, index) => (
              <div key={id ?? index}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Container>
    </section>
  )
}
