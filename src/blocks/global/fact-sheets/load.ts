import type { TypedLocale } from 'payload'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { idOf, readDocument, readMedia, readText } from '../../lib/document'

export interface FactSheet {
  id: string
  title: string
  resort: string
  file: ResolvedMedia['file']
}

/** The sheets of the chosen kind and resort in the page's language; sheets without a file are left out. */
export async function load({ req, fields, context, addTag, resolveDocuments }: LoadArgs): Promise<FactSheet[]> {
  const resort = idOf(fields['resort'])
  const audience = 'corp_only'
  addTag('fact-sheets')
  const { docs } = await req.payload.find({
    collection: 'fact-sheets',
    where: {
      and: [
        { audience: fields['style'] === audience ? { equals: audience } : { not_equals: audience } },
        ...(resort ? [{ resort: { equals: resort } }] : []),
        { or: [{ language: { equals: context.languageCode } }, { language: { exists: false } }] },
      ],
    },
    sort: 'title',
    limit: 100,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    // system: an editor has put them on this page, those for companies too, whoever looks at it.
    overrideAccess: true,
    req,
  })
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
