import { NotFound, type PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

/**
 * Returns the page id in the request's route (`:id`). Throws a 404 for an invalid id, which the database would reject.
 */
export function pageIdOf(req: PayloadRequest): string {
  const id = columnId(req, slugsOf(req).pages, String(req.routeParams?.id))
  if (id === null) throw new NotFound(req.t)
  return String(id)
}
