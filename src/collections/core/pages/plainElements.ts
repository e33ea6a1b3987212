import type { FlattenedField, SanitizedCollectionConfig } from 'payload'

type Collection = Pick<SanitizedCollectionConfig, 'flattenedFields'>

const plain = new WeakMap<Collection, boolean>()

/**
 * Whether elements may be read as they are stored. Payload's pass over every field of every element takes five times as
 * long as the read itself, and changes nothing unless a field is hidden or has a hook, a read rule or a value per language.
 */
export function areElementsPlain(collection: Collection): boolean {
  const known = plain.get(collection)
  if (known !== undefined) return known
  const elements = collection.flattenedFields.find(({ name }) => name === 'elements')
  // The hook of the list itself is the product's. `storedRows` does the same.
  const answer = elements?.type === 'blocks' && elements.blocks.every((block) => block.flattenedFields.every(isPlain))
  plain.set(collection, answer)
  return answer
}

function isPlain(field: FlattenedField): boolean {
  const { access, hidden, hooks, localized, virtual } = field as {
    access?: { read?: unknown }
    hidden?: boolean
    hooks?: { afterRead?: unknown[] }
    localized?: boolean
    virtual?: unknown
  }
  if (access?.read || hidden || hooks?.afterRead?.length || localized || virtual) return false
  if (field.type === 'blocks') return field.blocks.every((block) => block.flattenedFields.every(isPlain))
  return 'flattenedFields' in field ? field.flattenedFields.every(isPlain) : true
}
