import { addDataAndFileToRequest, APIError, Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor, isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { pageIdOf } from '../pageIdOf'
import { readRows } from '../../tree'
import { contentOf, savedFieldsOf } from '../save/content'
import { versionLabel } from '../save/parseBody'
import { findVersion } from './findVersions'
import { listRevisions } from './listRevisions'
import { nameRevision } from './nameRevision'
import { findPathHolder } from './pathHolder'

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 50

/** `GET /api/voix/pages/:id/revisions?limit=20&before=<rev>` -> `RevisionList`, newest first. For staff. */
const list: Endpoint = {
  path: '/voix/pages/:id/revisions',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { limit, before } = req.query
    const answer = await listRevisions({
      req,
      collection: req.payload.collections[slugsOf(req).pages].config,
      id: pageIdOf(req),
      limit: limit === undefined ? DEFAULT_LIMIT : wholeNumber({ value: limit, name: 'limit', max: MAX_LIMIT }),
      before: before === undefined ? null : wholeNumber({ value: before, name: 'before' }),
    })
    return Response.json(answer)
  },
}

/**
 * `GET /api/voix/pages/:id/revisions/:rev` -> `{ rev, page, rows, pathHolder }`: what a save can change of the page, as it was.
 * `pathHolder`: the title of another page that has the address now, or `null`. For staff.
 */
const read: Endpoint = {
  path: '/voix/pages/:id/revisions/:rev',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { id, rev } = addressOf(req)
    const version = await findVersion({ req, id, rev })
    const content = contentOf(version.page, savedFieldsOf(req.payload.collections[slugsOf(req).pages].config))
    const pathHolder = await findPathHolder({ req, id, page: content.page })
    return Response.json({ rev, page: content.page, rows: readRows(content.rows), pathHolder })
  },
}

/** `PATCH /api/voix/pages/:id/revisions/:rev` with `{ label }` (a text of at most 100, or `null`). For editors of the page. */
const name: Endpoint = {
  path: '/voix/pages/:id/revisions/:rev',
  method: 'patch',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const label = versionLabel.safeParse(req.data?.label)
    if (!label.success) throw new APIError('A version is named by a text of at most 100 characters: { label }.', 400)
    const collection = req.payload.collections[slugsOf(req).pages].config
    await nameRevision({ req, collection, ...addressOf(req), label: label.data })
    return Response.json({ label: label.data })
  },
}

export const revisionEndpoints: readonly Endpoint[] = [list, read, name]

function addressOf(req: PayloadRequest): { id: string; rev: number } {
  const rev = Number(req.routeParams?.rev)
  if (!Number.isInteger(rev)) throw new NotFound(req.t)
  return { id: pageIdOf(req), rev }
}

function wholeNumber({
  value,
  name: key,
  max = Number.MAX_SAFE_INTEGER,
}: {
  value: unknown
  name: string
  max?: number
}) {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= max) return number
  const range = max === Number.MAX_SAFE_INTEGER ? 'from 1 on' : `from 1 to ${max}`
  throw new APIError(`"${key}" is a whole number ${range}.`, 400)
}
