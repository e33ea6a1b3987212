import type { SliceProps } from 'voix/slices'
import { EmptyPlace } from '../../../components/EmptyPlace'
import { gridClass } from '../../../components/grid'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { resortAmenities } from './config'
import type { load } from './load'

export default function ResortAmenities(props: SliceProps<typeof resortAmenities, typeof load>) {
  const { fields, field, root, data, context } = props
  const amenities = data ?? []
  // Without amenities nothing is shown to visitors. Editors see a hint to choose a resort.
  if (amenities.length === 0 && !context.preview) return <div {...root} hidden />
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      {amenities.length === 0 ? (
        <EmptyPlace>
          {context.labels['amenities.none'] ??
            'Choose a resort that has amenities. Until then visitors do not see this band.'}
        </EmptyPlace>
      ) : (
        <dl {...field.columns} className={`${gridClass(fields.columns ?? 3)} gap-x-6 gap-y-10 md:gap-x-8`}>
          {amenities.map(({ id, name, description }) => (
            <div key={id} className="border-t border-line pt-6">
              <dt className="text-lg font-semibold">{name}</dt>
              {description ? <dd className="mt-2 text-pretty text-muted">{description}</dd> : null}
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
