import type { TypedLocale, Where } from 'payload'
import type { Offer } from '../../components/offers/types'
import type { LoadArgs } from '../../slices'
import { idOf } from './document'
import { toOffer } from './toOffer'

// Without a height, so that a resort's logo among them is not cropped.
const OFFER_MEDIA = { default: { width: 750 }, md: { width: 1200 } }

/**
 * The offers that a slice shows: the chosen ones in their order, else the newest that can be booked today. Ended ones and
 * those that visitors may not see are left out.
 */
export async function loadOffers({ req, fields, context, addTag, resolveDocuments }: LoadArgs): Promise<Offer[]> {
  const ids = chosenIds(fields['specials'])
  const limit = typeof fields['limit'] === 'number' ? fields['limit'] : 12
  addTag('specials')
  const { docs } = await req.payload.find({
    collection: 'specials',
    where: { and: [...(ids.length > 0 ? [{ id: { in: ids } }] : []), ...bookable(new Date().toISOString())] },
    sort: ['order', '-createdAt'],
    limit: ids.length > 0 ? ids.length : limit,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const ordered = ids.length > 0 ? docs.toSorted((a, b) => ids.indexOf(String(a.id)) - ids.indexOf(String(b.id))) : docs
  const documents = await resolveDocuments({ collection: 'specials', documents: ordered, media: OFFER_MEDIA })
  return documents.map((document) => toOffer(document, context.languageCode))
}

function bookable(now: string): Where[] {
  return [
    { or: [{ endDate: { exists: false } }, { endDate: { greater_than_equal: now } }] },
    { or: [{ startDate: { exists: false } }, { startDate: { less_than_equal: now } }] },
  ]
}

/** Ids of a `specials` field, stored or already resolved. */
function chosenIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(idOf).filter((id) => id !== null) : []
}
