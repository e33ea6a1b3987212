import type { Payload } from 'payload'
import { shownFieldsIn, type ShownFields } from '../../slices/ownPage'

interface WithPages {
  slug: string
  fields: ShownFields
  /** Whether its documents have a slug, which addresses contain. */
  hasSlug: boolean
}

/** Returns the collections whose documents have pages, with the fields that such a page shows. */
export function collectionsWithPages(payload: Payload): WithPages[] {
  return payload.config.collections.flatMap(({ slug, flattenedFields }) => {
    const fields = shownFieldsIn(flattenedFields)
    return fields ? [{ slug, fields, hasSlug: flattenedFields.some(({ name }) => name === 'slug') }] : []
  })
}
