import type { Payload } from 'payload'
import { shownFieldsIn, type ShownFields } from '../../slices/ownPage'

interface WithPages {
  slug: string
  fields: ShownFields
  /** Its documents are known by a slug, as addresses name them. */
  hasSlug: boolean
}

/** The collections whose documents have pages, with what such a page shows of them. */
export function collectionsWithPages(payload: Payload): WithPages[] {
  return payload.config.collections.flatMap(({ slug, flattenedFields }) => {
    const fields = shownFieldsIn(flattenedFields)
    return fields ? [{ slug, fields, hasSlug: flattenedFields.some(({ name }) => name === 'slug') }] : []
  })
}
