import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { ArchPhoto } from '../../../components/wedding/ArchPhoto'
import type { weddingHero } from './config'

type Props = SliceProps<typeof weddingHero>

export default function WeddingHero({ fields, field, root }: Props) {
  if (fields.look === 'full')
    return (
      <section {...root} data-tone="deep" className="hero hero-tall">
        <Photo
          media={fields.image}
          sizes="100vw"
          priority
          className="hero-photo absolute! inset-0"
          attributes={field.image}
        />
        <Container>
          <div className="hero-body">
            <Words fields={fields} field={field} actions="hero-actions" />
          </div>
        </Container>
      </section>
    )
  return (
    <Section root={root} tone={fields.tone}>
      <div className="grid gap-10 @2xl:grid-cols-2 @2xl:items-center @4xl:gap-16 @5xl:gap-20">
        <ArchPhoto media={fields.image} sizes="(min-width: 768px) 30rem, 100vw" priority attributes={field.image} />
        <div className="min-w-0">
          <Words fields={fields} field={field} actions="" />
        </div>
      </div>
    </Section>
  )
}

function Words({ fields, field, actions }: Pick<Props, 'fields' | 'field'> & { actions: string }) {
  return (
    <>
      <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
      <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
        {fields.title}
      </Heading>
      {fields.copy ? (
        <p {...field.copy} className="hero-copy mt-5 max-w-[36rem] text-lg text-pretty md:text-xl">
          {fields.copy}
        </p>
      ) : null}
      <div className={`mt-8 flex flex-wrap gap-4 empty:hidden ${actions}`}>
        <ButtonLink link={fields.link} attributes={field.link} />
        <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
      </div>
    </>
  )
}
