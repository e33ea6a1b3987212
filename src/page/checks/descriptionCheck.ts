import type { CollectionSlug, PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { collectionsWithPages } from '../../collections/core/ownPages'
import { slugsOf } from '../../options/getVoix'
import { idOf } from '../../slices'
import type { Check, CheckedPage } from '../../slices/checks'
import { isListed, metaText } from '../../slices/checks/meta'
import { OWN_PAGE } from '../../slices/ownPage'
import { localeOf } from './localeOf'

/**
 * Reports pages without a description for search engines. A page that belongs to a document uses the document's
 * description.
 */
export const missingDescription: Check = {
  name: 'missing-description',
  find: async (checked) => {
    const { req, page } = checked
    if (!req || !isListed(checked) || metaText(checked, 'description') !== '') return []
    if (await isDescribedByDocument(req, page)) return []
    return [{ level: 'hint', field: 'meta.description', text: 'There is no description for search engines.' }]
  },
}

async function isDescribedByDocument(req: PayloadRequest, page: CheckedPage['page']): Promise<boolean> {
  const ids = [page.id, idOf(page.translationOf)].flatMap((id) =>
    typeof id === 'string' || typeof id === 'number' ? [columnId(req, slugsOf(req).pages, id)] : [],
  )
  const slug = String(page.path).split('/').at(-1)
  for (const { slug: collection, fields, hasSlug } of collectionsWithPages(req.payload)) {
    if (fields.description === undefined || !hasSlug || ids.length === 0) continue
    const { docs } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: {
        [OWN_PAGE]: { in: ids },
        slug: { equals: slug },
        and: [{ [fields.description]: { exists: true } }, { [fields.description]: { not_equals: '' } }],
      },
      limit: 1,
      pagination: false,
      depth: 0,
      // system: the check only reports whether a description exists, also in a document that the user may not read.
      overrideAccess: true,
      locale: localeOf(req, page.languageCode) as 'all' | undefined,
      req,
    })
    if (docs.length > 0) return true
  }
  return false
}
