import type { LayoutModule, PageInfo } from 'voix/render'
import { placeOfOffer } from '../../booking/bookableOffers'
import { findOfferZones, type OfferZones } from '../../booking/offerZones'

type LoadArgs = Parameters<NonNullable<LayoutModule['load']>>[0]

/** The names of the page's own fields that the layouts of the group read. */
const OFFERS = 'offers'
const NOT_BOOKED = 'notBooked'

/** An offer as a layout shows it below the page. */
export interface PageOffer {
  id: string
  slug: string
  title: string
  subtitle: string
  href: string
}

/**
 * Returns the offers of the page field `offers` that can be booked today, in their order. The page is rendered again
 * when an offer begins or ends.
 */
export async function loadPageOffers(args: LoadArgs, address: string): Promise<PageOffer[]> {
  if (documentsIn(args.page, OFFERS).length === 0) return []
  args.addTag('resorts')
  return readPageOffers(args, address, await findOfferZones(args.req))
}

/** Selects the offers of {@link loadPageOffers}. */
export function readPageOffers(
  { page, changesAt }: Pick<LoadArgs, 'page' | 'changesAt'>,
  /** The address of the list of all offers. */
  address: string,
  zones: OfferZones,
  now = new Date(),
): PageOffer[] {
  return documentsIn(page, OFFERS).flatMap((offer) => {
    const { isBookable, changesAt: moment } = placeOfOffer(offer, { now, zones })
    if (moment) changesAt(moment)
    if (!isBookable) return []
    const { id, slug, title, subtitle, href } = offer
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return [
      {
        ...{ id: String(id), slug: text(slug), title: text(title), subtitle: text(subtitle) },
        href: text(href) || `${address}#${text(slug)}`,
      },
    ]
  })
}

/** Returns the slugs of the resorts that the page field `notBooked` excludes from the page's booking widgets. */
export function readNotBooked(page: Pick<PageInfo, 'fields'>): string[] {
  return documentsIn(page, NOT_BOOKED).flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))
}

function documentsIn({ fields }: Pick<PageInfo, 'fields'>, name: string): Record<string, unknown>[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []
}
