import type { TypedLocale, Where } from 'payload'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { idOf, readDocument, readMedia, readText } from '../../lib/document'

export interface FactSheet {
  id: string
  title: string
  resort: string
  file: ResolvedMedia['file']
}

const COMPANIES = 'corp_only'

/** The sheets of the chosen kind and resort in the page's language; sheets without a file are left out. */
export async function load({ req, fields, context, addTag, resolveDocuments }: LoadArgs): Promise<FactSheet[]> {
  const resort = idOf(fields['resort'])
  const isForCompanies = fields['style'] === COMPANIES
  addTag('fact-sheets')
  const where: Where = {
    and: [
      { audience: isForCompanies ? { equals: COMPANIES } : { not_equals: COMPANIES } },
      ...(resort ? [{ resort: { equals: resort } }] : []),
      { or: [{ language: { equals: context.languageCode } }, { language: { exists: false } }] },
    ],
  }
  const wanted = {
    collection: 'fact-sheets',
    where,
    sort: 'title',
    limit: 100,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    req,
  } as const
  const { docs } = isForCompanies
    ? // system: an editor has put those for companies on this page, whoever looks at it.
      await req.payload.find({ ...wanted, overrideAccess: true })
    : await req.payload.find({ ...wanted, overrideAccess: false, req })
  const documents = await resolveDocuments({ collection: 'fact-sheets', documents: docs })
  return documents.flatMap((document) => {
    const file = readMedia(document, 'file')?.file
    const owner = readDocument(document, 'resort')
    if (!file) return []
    return [
      {
        id: String(document.id),
        title: readText(document, 'title'),
        resort: owner ? readText(owner, 'name') : '',
        file,
      },
    ]
  })
}
