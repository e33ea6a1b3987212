import type { TypedLocale } from 'payload'
import { idOf } from 'voix/slices'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { readDocument, readMedia, readText } from '../../lib/document'
import type { factSheets } from './config'

export interface FactSheet {
  id: string
  title: string
  resort: string
  file: ResolvedMedia['file']
}

/**
 * Loads the sheets of the chosen kind and resort in the page's language, with the user's access: those for companies
 * are only returned to agents, and never stored with a page. Sheets without a file are omitted.
 */
export async function load({
  req,
  fields,
  context,
  addTag,
  resolveDocuments,
}: LoadArgs<typeof factSheets>): Promise<FactSheet[]> {
  const resort = idOf(fields.resort)
  addTag('fact-sheets')
  const { docs } = await req.payload.find({
    collection: 'fact-sheets',
    where: {
      and: [
        { audience: { equals: fields.style } },
        ...(resort ? [{ resort: { equals: resort } }] : []),
        { or: [{ language: { equals: context.languageCode } }, { language: { exists: false } }] },
      ],
    },
    sort: 'title',
    limit: 100,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
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
