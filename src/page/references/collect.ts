import type { FlattenedBlock, FlattenedField } from 'payload'
import { idOf } from '../../slices'
import { isRecord } from '../../tree'
import { byName } from './names'

/** One use of a document. */
export interface Reference {
  /** The element that has the field. `null` for a field of the document itself. */
  element: string | null
  /** The field's path inside of the element or the document. */
  field: string
  toCollection: string
  /** The id, or the slug in the form of `byName`. */
  toDoc: string
}

interface Place {
  element: string | null
  path: string
}

/** Returns the documents that the data refer to, once per element and field. Values can be populated. */
export function collectReferences(fields: readonly FlattenedField[], data: unknown): Reference[] {
  const found = new Map<string, Reference>()
  const add = (reference: Reference) => void found.set(Object.values(reference).join('\n'), reference)
  walkFields(fields, data, { element: null, path: '' }, add)
  return [...found.values()]
}

type Add = (reference: Reference) => void

function walkFields(fields: readonly FlattenedField[], data: unknown, place: Place, add: Add): void {
  if (!isRecord(data)) return
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || value === null) continue
    const here = { ...place, path: place.path === '' ? field.name : `${place.path}.${field.name}` }
    // With `locale: 'all'`, a localized value is an object by language.
    const values = field.localized && isRecord(value) && !('root' in value) ? Object.values(value) : [value]
    for (const each of values) walkField(field, each, here, add)
  }
}

function walkField(field: FlattenedField, value: unknown, place: Place, add: Add): void {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      if (field.custom?.isUse === false) return
      return asList(value).forEach((target) => addTarget(field.relationTo, target, place, add))
    case 'group':
    case 'tab':
      return walkFields(field.flattenedFields, value, place, add)
    case 'array':
      return asList(value).forEach((row) => walkFields(field.flattenedFields, row, place, add))
    case 'blocks':
      return asList(value).forEach((row) => walkBlock(field.blocks, row, place, add))
    case 'json':
      walkEntries(value, field.custom ?? {}, place, add)
      return walkFreely(value, place, add)
    case 'richText':
      return walkFreely(value, place, add)
    case 'text':
      return addNamed(field.custom?.names, value, place, add)
    default:
      return
  }
}

function walkBlock(blocks: readonly FlattenedBlock[], row: unknown, place: Place, add: Add): void {
  if (!isRecord(row)) return
  const block = blocks.find(({ slug }) => slug === row.blockType)
  const isElement = typeof row.id === 'string' && isRecord(row.element)
  if (block) walkFields(block.flattenedFields, row, isElement ? { element: row.id as string, path: '' } : place, add)
}

/** Searches rich text and JSON for values of the form `{ relationTo, value }`. */
function walkFreely(value: unknown, place: Place, add: Add): void {
  // Iterative instead of recursive, because values of other collections can nest to any depth.
  for (const found = [value]; found.length > 0;) {
    const item = found.pop()
    if (Array.isArray(item)) for (const inner of item as unknown[]) found.push(inner)
    else if (!isRecord(item)) continue
    else if (typeof item.relationTo === 'string' && item.value) addTarget([item.relationTo], item, place, add)
    else for (const inner of Object.values(item)) found.push(inner)
  }
}

/**
 * Describes the entries of a JSON list: uploads of one collection in `media`, documents under the name of their type.
 */
interface Entries {
  uploads?: unknown
  /** Collections by type of entry. */
  documents?: Readonly<Record<string, string>>
}

function walkEntries(value: unknown, { uploads, documents = {} }: Entries, place: Place, add: Add): void {
  for (const entry of asList(value)) {
    if (!isRecord(entry)) continue
    const { type, media } = entry
    const collection = typeof type === 'string' ? documents[type] : undefined
    if (collection) asList(entry[String(type)]).forEach((item) => addTarget(collection, item, place, add))
    if (typeof uploads !== 'string' || !media) continue
    asList(media).forEach((item) => addTarget(uploads, item, place, add))
  }
}

/** Adds a use by slug. */
function addNamed(toCollection: unknown, slug: unknown, { element, path }: Place, add: Add): void {
  if (typeof toCollection !== 'string' || typeof slug !== 'string' || slug === '') return
  add({ element, field: path, toCollection, toDoc: byName(slug) })
}

function addTarget(relationTo: string | readonly string[], target: unknown, place: Place, add: Add): void {
  const isPolymorphic = isRecord(target) && typeof target.relationTo === 'string' && 'value' in target
  const toCollection = isPolymorphic
    ? (target.relationTo as string)
    : typeof relationTo === 'string'
      ? relationTo
      : null
  const toDoc = idOf(isPolymorphic ? target.value : target)
  if (toCollection !== null && toDoc !== null) add({ element: place.element, field: place.path, toCollection, toDoc })
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
