import type { LoadArgs } from 'voix/slices'
import type { Offer } from '../../../components/offers/types'
import { loadOffers } from '../../lib/loadOffers'

/** The offers, as everybody may see them, each with what agents filter by. */
export async function load(args: LoadArgs): Promise<Offer[]> {
  return loadOffers(args)
}
