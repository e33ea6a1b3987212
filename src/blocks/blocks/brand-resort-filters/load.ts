import type { LoadArgs } from 'voix/slices'
import { loadHotels } from '../../lib/loadHotels'
import type { brandResortFilters } from './config'

export interface ResortChoices {
  brands: string[]
  /** As stored, in English. */
  countries: string[]
  resorts: number
}

/** Loads the values by which the listed resorts can be filtered. */
export async function load({ fields, ...args }: LoadArgs<typeof brandResortFilters>): Promise<ResortChoices> {
  const hotels = await loadHotels(args, { brands: fields.brands.map(({ id }) => String(id)) })
  const choices = (of: string[]) => [...new Set(of.filter(Boolean))]
  return {
    brands: choices(hotels.map(({ brand }) => brand)),
    countries: choices(hotels.map(({ country }) => country)).sort(),
    resorts: hotels.length,
  }
}
