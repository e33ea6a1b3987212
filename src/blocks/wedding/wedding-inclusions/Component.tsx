import type { SliceProps } from 'voix/slices'
import { Eyebrow } from '../../../components/Eyebrow'
import { FeatureIcon } from '../../../components/featureIcons'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { ArchPhoto } from '../../../components/wedding/ArchPhoto'
import type { weddingInclusions } from './config'

export default function WeddingInclusions({ fields, field, root }: SliceProps<typeof weddingInclusions>) {
  return (
    <Section root={root} tone={fields.tone}>
      <div className="grid gap-10 @2xl:grid-cols-2 @2xl:items-center @4xl:gap-16 @5xl:gap-20">
        <div className={fields.imageOnRight ? '@2xl:order-last' : ''}>
          <ArchPhoto media={fields.image} sizes="(min-width: 768px) 30rem, 100vw" attributes={field.image} />
        </div>
        <div className="min-w-0">
          <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
          <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
            {fields.title}
          </Heading>
          <ul {...field.items} className="mt-8 flex flex-col gap-6">
            {fields.items.map(({ id, icon, title, copy }) => (
              <li key={id} className="flex gap-5">
                <FeatureIcon name={icon} />
                <div className="min-w-0">
                  <Heading as="h3" size="text-xl">
                    {title}
                  </Heading>
                  {copy ? <p className="mt-1 text-pretty text-muted">{copy}</p> : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
