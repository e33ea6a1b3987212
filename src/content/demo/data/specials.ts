import { rich } from '../text'
import { couplesSpecials } from './specials.couples'
import { familiesSpecials } from './specials.families'
import { openingsSpecials } from './specials.openings'
import { seasonsSpecials } from './specials.seasons'
import { solmaraSpecials } from './specials.solmara'
import { staysSpecials } from './specials.stays'
import type { DemoSpecial } from './specials.types'

const rows = [
  ...solmaraSpecials,
  ...familiesSpecials,
  ...couplesSpecials,
  ...seasonsSpecials,
  ...staysSpecials,
  ...openingsSpecials,
]

/** Special offers with every field of the specification, in English and Spanish. */
export const specials: DemoSpecial[] = rows.map(
  ([
    slug,
    brand,
    resorts,
    country,
    image,
    bookingCode,
    percent,
    start,
    end,
    titleAbove,
    title,
    subtitle,
    copy,
    terms,
    extra,
  ]) => ({
    slug,
    brand,
    resorts,
    country,
    image,
    bookingCode,
    titleAbove,
    title,
    subtitle,
    startDate: start,
    endDate: end,
    ...(percent === null ? {} : { percentOff: percent }),
    content: { en: rich(copy.en), es: rich(copy.es) },
    terms: { en: rich(terms.en), es: rich(terms.es) },
    ...extra,
  }),
)
