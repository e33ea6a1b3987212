import type { SliceProps } from 'voix/slices'
import { gridClass } from '../../../components/grid'
import { Heading } from '../../../components/Heading'
import { HotelCard } from '../../../components/hotels/HotelCard'
import type { Hotel } from '../../../components/hotels/types'
import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import type { brandResortListing } from './config'
import type { load } from './load'

type Props = SliceProps<typeof brandResortListing, typeof load>

export default function BrandResortListing({ fields, field, root, data, context }: Props) {
  const hotels = data ?? []
  const brands = fields.isGrouped ? [...new Set(hotels.map(({ brand }) => brand))] : [null]
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      {hotels.length === 0 ? (
        <p className="text-muted">{context.labels['hotels.none'] ?? 'No resorts here yet.'}</p>
      ) : null}
      <div className="flex flex-col gap-16">
        {brands.map((brand) => (
          <div key={brand} data-resort-group="">
            {/* Resorts without a brand have no heading. */}
            <Heading as="h3" size="text-3xl" className="mb-6">
              {brand}
            </Heading>
            <Hotels
              hotels={brand === null ? hotels : hotels.filter((hotel) => hotel.brand === brand)}
              look={fields.look}
              rank={brand ? 'h4' : 'h3'}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Hotels({ hotels, look, rank }: { hotels: Hotel[]; look: 'rows' | 'cards'; rank: 'h3' | 'h4' }) {
  return (
    <ul className={look === 'cards' ? `${gridClass(3)} gap-x-6 gap-y-10 md:gap-x-8` : ''}>
      {hotels.map((hotel) => (
        <HotelCard key={hotel.id} hotel={hotel} rank={rank} look={look === 'cards' ? 'card' : 'row'} />
      ))}
    </ul>
  )
}
