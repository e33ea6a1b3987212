import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { bookableOffers } from '../../../booking/bookableOffers'
import { formatDate, readMedia, readText } from '../../lib/document'
import type { agentDashboard } from './config'

export interface Dashboard {
  /** Of whoever is signed in; empty for anybody else. */
  name: string
  offers: number
  ending: { id: string; title: string; until: string; slug: string }[]
  papers: { id: string; title: string; file: ResolvedMedia['file'] | null }[]
}

/** What is there for an agent, with the rights of whoever asks: papers for companies come to agents who are signed in. */
export async function load({
  req,
  fields,
  context,
  addTag,
  changesAt,
  resolveDocuments,
}: LoadArgs<typeof agentDashboard>): Promise<Dashboard> {
  const limit = fields.count ?? 4
  const isAgent = req.user?.roles?.includes('agent') ?? false
  const locale = context.languageCode as TypedLocale
  addTag('specials')
  addTag('fact-sheets')
  const now = new Date().toISOString()
  const [offers, ending, next, sheets] = await Promise.all([
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
      collection: 'specials',
      where: { startDate: { greater_than: now } },
      select: { startDate: true },
      sort: 'startDate',
      limit: 1,
      depth: 0,
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
  ])
  for (const { endDate } of ending.docs.slice(0, 1)) if (endDate) changesAt(new Date(Date.parse(endDate) + 1))
  for (const { startDate } of next.docs) if (startDate) changesAt(new Date(startDate))
  const papers = await resolveDocuments({ collection: 'fact-sheets', documents: sheets.docs })
  return {
    name: isAgent ? (req.user?.name ?? '') : '',
    offers: offers.totalDocs,
    ending: ending.docs.map(({ id, title, endDate, slug }) => ({
      id: String(id),
      title,
      slug: slug ?? '',
      until: formatDate(endDate ?? '', context.languageCode),
    })),
    papers: papers.map((document) => ({
      id: String(document.id),
      title: readText(document, 'title'),
      file: readMedia(document, 'file')?.file ?? null,
    })),
  }
}
