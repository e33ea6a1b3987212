import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { offerAddress } from '../../../booking/booking'
import { bookableOffers, nextOffersAt, placeOfOffer } from '../../../booking/bookableOffers'
import { findOfferZones } from '../../../booking/offerZones'
import { readMedia, readText } from '../../lib/document'
import { offerEnd } from '../../lib/offerEnd'
import type { agentDashboard } from './config'

export interface Dashboard {
  /** Whether the visitor is a signed-in agent. Only agents get a greeting. */
  isAgent: boolean
  name: string
  offers: number
  ending: { id: string; title: string; until: string; booking: string | null }[]
  papers: { id: string; title: string; file: ResolvedMedia['file'] | null }[]
}

/**
 * Loads the contents for an agent with the user's access: documents for companies are only returned to signed-in
 * agents.
 */
export async function load(args: LoadArgs<typeof agentDashboard>): Promise<Dashboard> {
  const { req, fields, context, addTag, changesAt, resolveDocuments } = args
  const limit = fields.count ?? 4
  const isAgent = req.user?.roles?.includes('agent') ?? false
  const locale = context.languageCode as TypedLocale
  addTag('specials')
  addTag('fact-sheets')
  addTag('resorts')
  const at = { now: new Date(), zones: await findOfferZones(req) }
  const bookable = await bookableOffers({ req, ...at })
  const [offers, ending, sheets, begins] = await Promise.all([
    req.payload.count({ collection: 'specials', where: bookable, overrideAccess: false, req }),
    req.payload.find({
      collection: 'specials',
      where: { and: [{ endDate: { exists: true } }, bookable] },
      select: { title: true, startDate: true, endDate: true, slug: true, resorts: true },
      sort: 'endDate',
      limit,
      depth: 0,
      locale,
      overrideAccess: false,
      req,
    }),
    req.payload.find({
      collection: 'fact-sheets',
      sort: '-createdAt',
      limit,
      depth: 0,
      locale,
      overrideAccess: false,
      req,
    }),
    nextOffersAt({ ...at, req }),
  ])
  for (const moment of [...begins, ...ending.docs.map((offer) => placeOfOffer(offer, at).changesAt)])
    if (moment) changesAt(moment)
  const papers = await resolveDocuments({ collection: 'fact-sheets', documents: sheets.docs })
  return {
    isAgent,
    name: isAgent ? (req.user?.name ?? '') : '',
    offers: offers.totalDocs,
    ending: ending.docs.map(({ id, title, endDate, slug, resorts }) => ({
      id: String(id),
      title,
      booking: slug ? offerAddress(slug, context) : null,
      until: offerEnd({ endDate, resorts }, { ...context, zones: at.zones }),
    })),
    papers: papers.map((document) => ({
      id: String(document.id),
      title: readText(document, 'title'),
      file: readMedia(document, 'file')?.file ?? null,
    })),
  }
}
