import type { LoadArgs } from 'voix/slices'
import type { Hotel } from '../../../components/hotels/types'
import { loadHotels } from '../../lib/loadHotels'
import type { brandResortListing } from './config'

/** Loads the published resorts of the chosen brands. */
export async function load({ fields, ...args }: LoadArgs<typeof brandResortListing>): Promise<Hotel[]> {
  return loadHotels(args, { brands: fields.brands.map(({ id }) => String(id)), limit: fields.limit ?? 24 })
}
