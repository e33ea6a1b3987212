import type { CollectionBeforeChangeHook, CollectionSlug, FlattenedField } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { isRecord } from '../../tree'
import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

interface Relation {
  path: string
  collection: CollectionSlug
  id: string
}

/**
 * Refuses references of a page's own fields to documents that do not exist, in drafts as well: they are foreign keys.
 * References of elements can be broken, and the site skips them.
 */
export const checkRelations: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const known = new Set(relationsOf(collection.flattenedFields, originalDoc).map(keyOf))
  const added = relationsOf(collection.flattenedFields, data).filter((relation) => !known.has(keyOf(relation)))
  if (added.length === 0) return data
  const found = new Set<string>()
  for (const slug of new Set(added.map((relation) => relation.collection))) {
    const ids = added.flatMap(
      (relation) => (relation.collection === slug ? columnId(req, slug, relation.id) : null) ?? [],
    )
    const { docs } = await req.payload.db.find<{ id: string | number }>({
      collection: slug,
      where: { id: { in: ids } },
      limit: 0,
      pagination: false,
      select: {},
      req,
    })
    for (const { id } of docs) found.add(keyOf({ collection: slug, id: String(id) }))
  }
  const errors = added
    .filter((relation) => !found.has(keyOf(relation)))
    .map(({ path, collection: slug, id }) => {
      const message = `There is no document "${id}" in "${slug}".`
      return { message, path, label: `Field "${path}": ${message}` }
    })
  if (errors.length > 0) refuse({ collection: slugsOf(req).pages, errors, req })
  return data
}

function keyOf({ collection, id }: Pick<Relation, 'collection' | 'id'>): string {
  return `${collection}:${id}`
}

function relationsOf(fields: readonly FlattenedField[], values: unknown, path: readonly string[] = []): Relation[] {
  if (!isRecord(values)) return []
  return fields.flatMap((field) => {
    const value = values[field.name]
    const at = [...path, field.name]
    switch (field.type) {
      case 'group':
      case 'tab':
        return relationsOf(field.flattenedFields, value, at)
      case 'array':
        return Array.isArray(value)
          ? value.flatMap((row, index) => relationsOf(field.flattenedFields, row, [...at, String(index)]))
          : []
      case 'relationship':
      case 'upload':
        return (Array.isArray(value) ? value : [value]).flatMap((item) =>
          toRelation(field.relationTo, item, at.join('.')),
        )
      default:
        return []
    }
  })
}

function toRelation(relationTo: CollectionSlug | CollectionSlug[], value: unknown, path: string): Relation[] {
  const slug = isRecord(value) && 'relationTo' in value ? value.relationTo : relationTo
  const target = isRecord(value) && 'relationTo' in value ? value.value : value
  const id = isRecord(target) ? target.id : target
  if (typeof slug !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return []
  return [{ path, collection: slug as CollectionSlug, id: String(id) }]
}
