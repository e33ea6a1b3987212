import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'
import { type Check, equalNames, type Finding, placeholderLinks } from '../../slices/checks'
import { isEqual, readRows } from '../../tree'
import { addresses } from '../checks/addressCheck'
import { findOnServer } from '../checks/findOnServer'
import { otherRoute } from '../checks/otherRouteCheck'
import { deadLinks, pictures } from '../checks/serverChecks'
import { readLivePage } from '../store/versions'
import { describeProblem } from '../values/problems'
import { NEW_PAGE, writeOf } from '../store/writeContext'

interface Body extends Record<string, unknown> {
  id?: string | number
  _status?: string | null
  elements?: unknown
}

/**
 * Refuses to publish a page with errors that its published version does not have. Payload checks required fields
 * itself. For a release, linked addresses are not requested, because the site does not have the release's pages and
 * redirects yet.
 */
export const runPublishChecks: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Body
  const after: Body = { ...before, ...(data as Body) }
  if (after._status !== 'published') return data
  const isReleased = writeOf({ req, id: before.id ?? NEW_PAGE }).isApproved !== undefined
  const own = [otherRoute, placeholderLinks, equalNames, deadLinks, pictures, ...(isReleased ? [] : [addresses])]
  const errors = await errorsOf({ req, page: after, own })
  if (errors.length === 0) return data
  const live = before.id === undefined ? null : await readLivePage({ req, id: String(before.id) })
  const known = live?._status === 'published' ? await errorsOf({ req, page: live, own }) : []
  const added = errors.filter((error) => !known.some((one) => isEqual(one, error)))
  if (added.length === 0) return data
  const rows = readRows(after.elements)
  const places = new Map(rows.map(({ id }, index) => [id, index]))
  const refused = added.map(({ element, field, text }) => {
    const place = element === null ? undefined : places.get(element)
    const path = [...(place === undefined ? [] : ['elements', place]), ...(field === null ? [] : [field])]
    return { message: text, path: path.join('.'), label: describeProblem({ path, rule: text }, rows).message }
  })
  return refuse({ collection: slugsOf(req).pages, errors: refused, req })
}

async function errorsOf({ req, page, own }: { req: PayloadRequest; page: Body; own: Check[] }): Promise<Finding[]> {
  const found = await findOnServer({ req, page, rows: readRows(page.elements), own })
  return found.filter(({ level }) => level === 'error')
}
