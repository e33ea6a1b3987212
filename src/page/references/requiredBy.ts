import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'

/** A document that cannot be without another. */
export interface Requiring {
  collection: string
  id: string
}

/** The most that a refusal names. */
const MOST = 20

/** The documents whose required field holds a document: the database would refuse to let it go. A page's review goes with the page. */
export async function requiredBy({
  req,
  collection,
  id,
}: {
  req: PayloadRequest
  collection: string
  id: number | string
}): Promise<Requiring[]> {
  const slugs = slugsOf(req)
  const ofPages: readonly string[] = [slugs.annotations, slugs['page-reviews']]
  const found: Requiring[] = []
  for (const config of req.payload.config.collections) {
    const fields = ofPages.includes(config.slug) ? [] : requiredFields(config, collection)
    if (fields.length === 0) continue
    const { docs } = await req.payload.db.find<{ id: number | string }>({
      collection: config.slug,
      where: { or: fields.map((path) => ({ [path]: { equals: id } })) },
      limit: MOST,
      pagination: false,
      req,
    })
    found.push(...docs.map((doc) => ({ collection: config.slug as string, id: String(doc.id) })))
  }
  return found
}

/** Paths of the fields that hold exactly one document of a collection. Drafts may lack what is required. */
function requiredFields({ flattenedFields, versions }: SanitizedCollectionConfig, collection: string): string[] {
  return versions?.drafts ? [] : pathsOf(flattenedFields, collection)
}

function pathsOf(fields: readonly FlattenedField[], collection: string): string[] {
  return fields.flatMap((field) => {
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return field.required && !field.hasMany && field.relationTo === collection ? [field.name] : []
      case 'group':
      case 'tab':
      case 'array':
        return pathsOf(field.flattenedFields, collection).map((path) => `${field.name}.${path}`)
      default:
        return []
    }
  })
}
