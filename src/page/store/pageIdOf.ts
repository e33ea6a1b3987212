import { NotFound, type PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

/** The page that an endpoint's address names (`:id`). Throws a 404 for what cannot be the id of one: the database would refuse it. */
export function pageIdOf(req: PayloadRequest): string {
  const id = columnId(req, slugsOf(req).pages, String(req.routeParams?.id))
  if (id === null) throw new NotFound(req.t)
  return String(id)
}
