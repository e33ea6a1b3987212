import type { TypedLocale, Where } from 'payload'
import type { Offer } from '../../components/offers/types'
import { idOf } from 'voix/slices'
import type { LoadArgs } from 'voix/slices'
import { bookableOffers, nextOffersAt, placeOfOffer } from '../../booking/bookableOffers'
import { findOfferZones } from '../../booking/offerZones'
import { toOffer } from './toOffer'

// Without a height, so that a resort's logo among them is not cropped.
/** The page with all offers. */
const OFFERS = '/specials'

const OFFER_MEDIA = { default: { width: 750 }, md: { width: 1200 } }

/**
 * Loads the offers of a slice: the chosen ones in their order, else the newest ones that can be booked today, of one
 * resort if it is set. Expired offers and those that visitors may not see are omitted. The page is rendered again when
 * an offer starts or ends.
 */
export async function loadOffers(args: LoadArgs): Promise<Offer[]> {
  const { req, fields, context, addTag, changesAt, hrefInLanguage, resolveDocuments } = args
  const ids = chosenIds(fields['specials'])
  const limit = typeof fields['limit'] === 'number' ? fields['limit'] : 12
  const at = { now: new Date(), zones: await findOfferZones(req) }
  const resort = idOf(fields['resort'])
  const chosen: Where[] =
    ids.length > 0 ? [{ id: { in: ids } }] : resort === null ? [] : [{ resorts: { in: [resort] } }]
  addTag('specials')
  addTag('resorts')
  const bookable = await bookableOffers({ req, ...at })
  const [docs, offers, begins] = await Promise.all([
    find(args, { and: [...chosen, bookable], limit: ids.length || limit }),
    hrefInLanguage(OFFERS),
    nextOffersAt({ ...at, req, among: chosen }),
  ])
  for (const moment of [...begins, ...docs.map((offer) => placeOfOffer(offer, at).changesAt)])
    if (moment) changesAt(moment)
  const ordered = ids.length > 0 ? docs.toSorted((a, b) => ids.indexOf(String(a.id)) - ids.indexOf(String(b.id))) : docs
  const documents = await resolveDocuments({ collection: 'specials', documents: ordered, media: OFFER_MEDIA })
  return documents.map((document) => toOffer(document, { ...context, offers, zones: at.zones }))
}

async function find({ req, context }: LoadArgs, { and, limit }: { and: Where[]; limit: number }) {
  const { docs } = await req.payload.find({
    collection: 'specials',
    where: { and },
    sort: ['order', '-createdAt'],
    limit,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  return docs
}

/** Returns the ids of a `specials` field, stored or already resolved. */
function chosenIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(idOf).filter((id) => id !== null) : []
}
