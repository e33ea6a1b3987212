import type { SliceProps } from 'voix/slices'
import { ButtonLink } from '../../../components/ButtonLink'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import type { salYLuzHero } from './config'

export default function SalYLuzHero({ fields, field, root }: SliceProps<typeof salYLuzHero>) {
  return (
    <section {...root} data-tone="plain" className="sal-hero">
      <div className="sal-hero-words">
        {fields.number ? (
          <p {...field.number} className="sal-hero-number">
            {fields.number}
          </p>
        ) : null}
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
          <div className="mt-8 empty:hidden">
            <ButtonLink link={fields.link} attributes={field.link} />
          </div>
        </div>
      </div>
      <div className={`sal-hero-plate sal-light-${fields.side}`}>
        <Photo
          media={fields.image}
          className="sal-hero-photo"
          sizes="(min-width: 1024px) 48vw, 100vw"
          priority
          attributes={field.image}
        />
      </div>
    </section>
  )
}
