import type { SliceProps } from 'voix/slices'
import { FeatureIcon } from '../../../components/featureIcons'
import { gridClass } from '../../../components/grid'
import { Heading } from '../../../components/Heading'
import { Photo } from '../../../components/Photo'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { featuresSection } from './config'

export default function FeaturesSection({ fields, field, root }: SliceProps<typeof featuresSection>) {
  const columns = fields.columns ?? 4
  const list = (
    <ul {...field.features} className={`${gridClass(columns)} gap-8`}>
      {fields.features.map(({ id, icon, title, copy }) => (
        <li key={id} className={columns < 3 ? 'flex gap-5' : ''}>
          <FeatureIcon name={icon} />
          <div className={`min-w-0 ${columns < 3 ? '' : 'mt-4'}`}>
            <Heading as="h3" size="text-xl">
              {title}
            </Heading>
            {copy ? <p className="mt-1.5 text-pretty text-muted">{copy}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  )
  return (
    <Section root={root} tone={fields.tone}>
      {fields.hasPicture ? (
        <div className="grid gap-10 @2xl:grid-cols-2 @2xl:items-center @4xl:gap-16 @5xl:gap-20">
          <Photo
            media={fields.image}
            className="media-frame aspect-[4/3] @2xl:aspect-[1/1]"
            sizes="(min-width: 768px) 50vw, 100vw"
            attributes={field.image}
          />
          <div className="@container">
            <SectionHead fields={fields} field={field} align="left" />
            {list}
          </div>
        </div>
      ) : (
        <>
          <SectionHead fields={fields} field={field} align="left" />
          {list}
        </>
      )}
    </Section>
  )
}
