import { ButtonLink } from '../../../components/ButtonLink'
import { Container } from '../../../components/Container'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { SliceProps } from 'voix/slices'
import type { hero } from './config'

const HEIGHTS = { short: 'hero-short', normal: '', tall: 'hero-tall' } as const

export default function Hero({ fields, field, root, slots }: SliceProps<typeof hero>) {
  const cursive = fields.titleFont === 'cursive' || fields.titleFont === 'jewelcursive'
  return (
    <section {...root} data-tone="deep" className={`hero ${HEIGHTS[fields.height]}`}>
      <Photo
        media={fields.image}
        sizes="100vw"
        priority
        className="hero-photo absolute! inset-0"
        attributes={field.image}
      />
      <Container>
        <div className="hero-body">
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading
            as={fields.titleTag}
            size={fields.titleSize}
            font={fields.titleFont}
            opacity={cursive ? (fields.cursiveOpacity ?? 1) : undefined}
            attributes={field.title}
          >
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="hero-copy mt-5 max-w-[36rem] text-lg text-pretty md:text-xl">
              {fields.copy}
            </p>
          ) : null}
          <div className="hero-actions mt-8 flex flex-wrap gap-4 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
            <ButtonLink link={fields.secondLink} variant="ghost" attributes={field.secondLink} />
          </div>
          {fields.note ? (
            <p {...field.note} className="mt-5 max-w-[36rem] text-sm opacity-80">
              {fields.note}
            </p>
          ) : null}
          {slots.default ? <div className="nested mt-8 flex flex-wrap items-center gap-6">{slots.default}</div> : null}
        </div>
      </Container>
    </section>
  )
}
