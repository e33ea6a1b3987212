import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'
import type { Use } from './use'
import { isIndexed } from './hooks'

type Requiring = Pick<Use, 'collection' | 'id' | 'isGlobal'>

/** Most documents read per collection. */
const MOST = 20

/**
 * Returns the documents with a required field that holds the document, whether published, drafts or trashed. Deleting
 * the document would empty the field. Annotations and reviews of a page are excluded: they are deleted with the page.
 */
export async function requiredBy({
  req,
  collection,
  id,
  uses,
}: {
  req: PayloadRequest
  collection: string
  id: number | string
  uses: readonly Use[]
}): Promise<Requiring[]> {
  const { collections, globals } = req.payload.config
  const known = uses.filter((use) => {
    const owners = use.isGlobal ? globals : collections
    const fields = owners.find(({ slug }) => slug === use.collection)?.flattenedFields ?? []
    return use.uses.some(({ element, field }) => element === null && isRequired(fields, field.split('.')))
  })
  return [...known, ...(await unindexed({ req, collection, id }))]
}

/** Only the document's own fields count. Elements are JSON, so their references are not emptied on delete. */
function isRequired(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((each) => each.name === name)
  switch (field?.type) {
    case 'relationship':
    case 'upload':
      return Boolean(field.required)
    case 'group':
    case 'tab':
    case 'array':
      return isRequired(field.flattenedFields, rest)
    case 'blocks':
      return field.blocks.some((block) => isRequired(block.flattenedFields, rest))
    default:
      return false
  }
}

/** Searches collections that are not in the index, such as form submissions. */
async function unindexed({ req, collection, id }: { req: PayloadRequest; collection: string; id: number | string }) {
  const slugs = slugsOf(req)
  const ofPages: readonly string[] = [slugs.annotations, slugs['page-reviews']]
  const found: Requiring[] = []
  for (const config of req.payload.config.collections) {
    if (isIndexed(config) || ofPages.includes(config.slug)) continue
    const paths = requiredPaths(config.flattenedFields, collection)
    if (paths.length === 0) continue
    const { docs } = await req.payload.db.find<{ id: number | string }>({
      collection: config.slug,
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      limit: MOST,
      pagination: false,
      req,
    })
    found.push(...docs.map((doc) => ({ collection: config.slug as string, id: String(doc.id) })))
  }
  return found
}

function requiredPaths(fields: SanitizedCollectionConfig['flattenedFields'], collection: string): string[] {
  return fields.flatMap((field) => {
    switch (field.type) {
      case 'relationship':
      case 'upload':
        return field.required && !field.hasMany && field.relationTo === collection ? [field.name] : []
      case 'group':
      case 'tab':
      case 'array':
        return requiredPaths(field.flattenedFields, collection).map((path) => `${field.name}.${path}`)
      default:
        return []
    }
  })
}
