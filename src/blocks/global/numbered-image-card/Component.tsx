import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import type { numberedImageCard } from './config'

export default function NumberedImageCard({ fields, field, root }: SliceProps<typeof numberedImageCard>) {
  return (
    <Section root={root} space="small">
      <div className="grid items-center gap-8 @3xl:grid-cols-2 @3xl:gap-16">
        <div className={`relative ${fields.imageOnRight ? '@3xl:order-last' : ''}`}>
          <Photo
            media={fields.image}
            className="media-frame aspect-[3/2]"
            sizes="(min-width: 768px) 50vw, 100vw"
            attributes={field.image}
          />
          {fields.number ? (
            <p {...field.number} className="badge heading absolute -bottom-4 left-6 text-5xl tabular-nums">
              {fields.number}
            </p>
          ) : null}
        </div>
        <div>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          {fields.copy ? (
            <p {...field.copy} className="mt-4 mb-5 text-lg text-pretty text-muted">
              {fields.copy}
            </p>
          ) : null}
          <ButtonLink link={fields.link} variant="text" attributes={field.link} />
        </div>
      </div>
    </Section>
  )
}
