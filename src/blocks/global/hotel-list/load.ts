import { idOf } from 'voix/slices'
import type { LoadArgs } from 'voix/slices'
import type { Hotel } from '../../../components/hotels/types'
import { loadHotels } from '../../lib/loadHotels'
import type { hotelList } from './config'

/** Loads the published resorts of the chosen brand and country, in the group's order. */
export async function load({ fields, ...args }: LoadArgs<typeof hotelList>): Promise<Hotel[]> {
  const brand = idOf(fields.brand)
  return loadHotels(args, {
    brands: brand ? [brand] : [],
    country: fields.country.trim(),
    limit: fields.limit ?? 12,
  })
}
