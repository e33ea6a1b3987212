import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { SignalFlags } from '../../../components/SignalFlags'
import type { clubBahiaHero } from './config'

export default function ClubBahiaHero({ fields, field, root }: SliceProps<typeof clubBahiaHero>) {
  return (
    <section {...root} data-tone="deep" className="club-hero">
      <Container width="wide">
        <div className="club-hero-words">
          {fields.signal ? (
            <p className="club-signal">
              <SignalFlags word={fields.signal} />
              <span {...field.signal}>{fields.signal}</span>
            </p>
          ) : null}
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
      </Container>
      <div className="club-sail">
        <Photo
          media={fields.image}
          className="club-sail-photo"
          sizes="(min-width: 1024px) 55vw, 100vw"
          priority
          attributes={field.image}
        />
        {fields.number ? (
          <p {...field.number} className="club-sail-number">
            {fields.number}
          </p>
        ) : null}
      </div>
    </section>
  )
}
