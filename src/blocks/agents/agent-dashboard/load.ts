import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
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
  resolveDocuments,
}: LoadArgs<typeof agentDashboard>): Promise<Dashboard> {
  const limit = fields.count ?? 4
  const isAgent = req.user?.roles?.includes('agent') ?? false
  const locale = context.languageCode as TypedLocale
  addTag('specials')
  addTag('fact-sheets')
  const now = { greater_than_equal: new Date().toISOString() }
  const [offers, sheets] = await Promise.all([
    req.payload.find({
      collection: 'specials',
      where: { endDate: now },
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
  ])
  const papers = await resolveDocuments({ collection: 'fact-sheets', documents: sheets.docs })
  return {
    name: isAgent ? (req.user?.name ?? '') : '',
    offers: offers.totalDocs,
    ending: offers.docs.map(({ id, title, endDate, slug }) => ({
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
