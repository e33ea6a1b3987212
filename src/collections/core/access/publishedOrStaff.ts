import type { Access, Where } from 'payload'
import { SECTION_KIND } from '../../../tree'
import { isStaff } from './roles'
import { readsSections } from './wholePages'

const isKept: Where = { deletedAt: { exists: false } }

/** Allows all requests to read documents that are not in the trash. Staff can read trashed ones as well. */
export const keptOrStaff: Access = ({ req }) => isStaff(req) || isKept

/** Allows visitors and agents to read published documents that are not in the trash. */
export const publishedOrStaff: Access = ({ req }) => {
  if (isStaff(req)) return true
  const isPublished: Where = { _status: { equals: 'published' } }
  return { and: [isPublished, isKept] }
}

/**
 * Allows visitors and agents to read published pages, without shared sections. Everything that visitors see of pages
 * (addresses, lists, queries, links, sitemaps, REST) is read with this rule.
 */
export const publishedPagesOrStaff: Access = ({ req }) => {
  const published = publishedOrStaff({ req })
  if (published === true || readsSections(req)) return published
  return { and: [published as Where, { kind: { not_equals: SECTION_KIND } }] }
}

/** Allows visitors and agents to read published documents of a collection without a trash. */
export const publishedWithoutTrashOrStaff: Access = ({ req }) => {
  if (isStaff(req)) return true
  return { _status: { equals: 'published' } } satisfies Where
}
