import { ButtonLink } from '../../../components/ButtonLink'
import { gridClass } from '../../../components/grid'
import { HotelCard } from '../../../components/hotels/HotelCard'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { SliceProps } from 'voix/slices'
import type { hotelList } from './config'
import type { load } from './load'

export default function HotelList({ fields, field, root, data, context }: SliceProps<typeof hotelList, typeof load>) {
  const hotels = data ?? []
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} />
      {hotels.length === 0 ? (
        <p className="text-center text-muted">{context.labels['hotels.none'] ?? 'No resorts here yet.'}</p>
      ) : (
        <ul {...field.columns} className={`${gridClass(fields.columns ?? 3)} gap-x-6 gap-y-10 md:gap-x-8`}>
          {hotels.map((hotel) => (
            <HotelCard key={hotel.id} hotel={hotel} />
          ))}
        </ul>
      )}
      <div className="mt-12 text-center empty:hidden">
        <ButtonLink link={fields.link} variant="ghost" attributes={field.link} />
      </div>
    </Section>
  )
}
