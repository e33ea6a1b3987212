import type { Payload } from 'payload'
import { shownFieldsIn, type ShownFields } from '../../slices/ownPage'

/** The collections whose documents have pages, with what such a page shows of them. */
export function collectionsWithPages(payload: Payload): { slug: string; fields: ShownFields }[] {
  return payload.config.collections.flatMap(({ slug, flattenedFields }) => {
    const fields = shownFieldsIn(flattenedFields)
    return fields ? [{ slug, fields }] : []
  })
}
