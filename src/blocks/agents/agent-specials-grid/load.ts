import type { LoadArgs } from 'voix/slices'
import type { Offer } from '../../../components/offers/types'
import { loadOffers } from '../../lib/loadOffers'

/** Loads the public offers, with the values that agents filter by. */
export async function load(args: LoadArgs): Promise<Offer[]> {
  return loadOffers(args)
}
