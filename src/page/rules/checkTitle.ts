import type { CollectionBeforeChangeHook } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { writeOf } from '../store/writeContext'
import { slugsOf } from '../../options/getVoix'

interface Titled {
  id?: number | string
  title?: string | null
}

/**
 * Refuses a title that becomes blank. Draft saves skip field validation, so this is a hook. A title that was blank
 * before or in the restored version is allowed.
 */
export const checkTitle: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const before = (originalDoc ?? {}) as Titled
  const { title } = data as Titled
  if (title === undefined || !isBlank(title)) return data
  if (operation === 'update' && isBlank(before.title)) return data
  const isRestoring = before.id !== undefined && writeOf({ req, id: before.id }).kind === 'restored'
  if (isRestoring || req.context.isRestoringVersion === true) return data
  return refuse({ collection: slugsOf(req).pages, errors: [{ message: 'A page needs a title.', path: 'title' }], req })
}

function isBlank(title: string | null | undefined): boolean {
  return (title ?? '').trim() === ''
}
