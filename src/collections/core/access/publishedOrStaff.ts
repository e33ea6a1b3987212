import type { Access, Where } from 'payload'
import { SECTION_KIND } from '../../../tree'
import { isStaff } from './roles'
import { readsSections } from './wholePages'

const isKept: Where = { deletedAt: { exists: false } }

/** Everybody sees what is not in the trash; staff see that, too. */
export const keptOrStaff: Access = ({ req }) => isStaff(req) || isKept

/** Visitors and agents see what is published and not in the trash. */
export const publishedOrStaff: Access = ({ req }) => {
  if (isStaff(req)) return true
  const isPublished: Where = { _status: { equals: 'published' } }
  return { and: [isPublished, isKept] }
}

/**
 * The same of pages, without shared sections: nobody but staff reaches one by itself. This is the one gate, as whatever visitors see of
 * pages (addresses, lists, queries, links, sitemaps, REST) is read with their rights.
 */
export const publishedPagesOrStaff: Access = ({ req }) => {
  const published = publishedOrStaff({ req })
  if (published === true || readsSections(req)) return published
  return { and: [published as Where, { kind: { not_equals: SECTION_KIND } }] }
}

/** The same for collections without a trash. */
export const publishedWithoutTrashOrStaff: Access = ({ req }) => {
  if (isStaff(req)) return true
  return { _status: { equals: 'published' } } satisfies Where
}
