import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import type { Row } from '../../tree'

type Collection = Pick<SanitizedCollectionConfig, 'flattenedFields'>

const plain = new WeakMap<Collection, boolean>()

/**
 * Whether elements may be read as they are stored. Payload's pass over every field of every element takes five times as
 * long as the read itself, and changes nothing unless a field has a hook, a read rule or a value per language.
 */
export function areElementsPlain(collection: Collection): boolean {
  const known = plain.get(collection)
  if (known !== undefined) return known
  const elements = collection.flattenedFields.find(({ name }) => name === 'elements')
  // The hook of the list itself belongs to the product: `readElements` does the same.
  const answer = elements?.type === 'blocks' && elements.blocks.every((block) => block.flattenedFields.every(isPlain))
  plain.set(collection, answer)
  return answer
}

/** Returns the stored elements of a published page. The caller must have read the page with the visitor's rights. */
export async function readElements({ req, id }: { req: PayloadRequest; id: string }): Promise<Row[]> {
  const found = await req.payload.db.findOne<{ id: string; elements?: unknown }>({
    collection: slugsOf(req).pages,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { elements: true },
    req,
  })
  return storedRows(req, found?.elements)
}

function isPlain(field: FlattenedField): boolean {
  const { access, hooks, localized, virtual } = field as {
    access?: { read?: unknown }
    hooks?: { afterRead?: unknown[] }
    localized?: boolean
    virtual?: unknown
  }
  if (access?.read || hooks?.afterRead?.length || localized || virtual) return false
  if (field.type === 'blocks') return field.blocks.every((block) => block.flattenedFields.every(isPlain))
  return 'flattenedFields' in field ? field.flattenedFields.every(isPlain) : true
}
