import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { offerAddress } from '../../../booking/booking'
import { bookableOffers } from '../../../booking/bookableOffers'
import { formatDate, readMedia, readText } from '../../lib/document'
import { changesAsOffersBegin, changesAsOffersEnd } from '../../lib/offerTimes'
import type { agentDashboard } from './config'

export interface Dashboard {
  /** Whether the visitor is an agent who is signed in: others are not greeted. */
  isAgent: boolean
  name: string
  offers: number
  ending: { id: string; title: string; until: string; booking: string | null }[]
  papers: { id: string; title: string; file: ResolvedMedia['file'] | null }[]
}

/** What is there for an agent, with the rights of whoever asks: papers for companies come to agents who are signed in. */
export async function load(args: LoadArgs<typeof agentDashboard>): Promise<Dashboard> {
  const { req, fields, context, addTag, resolveDocuments } = args
  const limit = fields.count ?? 4
  const isAgent = req.user?.roles?.includes('agent') ?? false
  const locale = context.languageCode as TypedLocale
  addTag('specials')
  addTag('fact-sheets')
  const now = new Date().toISOString()
  const [offers, ending, sheets] = await Promise.all([
    req.payload.count({ collection: 'specials', where: { and: bookableOffers(now) }, overrideAccess: false, req }),
    req.payload.find({
      collection: 'specials',
      where: { and: [{ endDate: { exists: true } }, ...bookableOffers(now)] },
      select: { title: true, endDate: true, slug: true },
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
    changesAsOffersBegin(args, now),
  ])
  changesAsOffersEnd(args, ending.docs)
  const papers = await resolveDocuments({ collection: 'fact-sheets', documents: sheets.docs })
  return {
    isAgent,
    name: isAgent ? (req.user?.name ?? '') : '',
    offers: offers.totalDocs,
    ending: ending.docs.map(({ id, title, endDate, slug }) => ({
      id: String(id),
      title,
      booking: slug ? offerAddress(slug, context) : null,
      until: formatDate(endDate ?? '', context.languageCode),
    })),
    papers: papers.map((document) => ({
      id: String(document.id),
      title: readText(document, 'title'),
      file: readMedia(document, 'file')?.file ?? null,
    })),
  }
}
