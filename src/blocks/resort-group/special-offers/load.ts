import { loadOffers } from '../../lib/loadOffers'

export const load = loadOffers
