import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint } from 'payload'
import { isEditor, isStaff } from '../../collections/core/access'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import { treeRules, upgradeOrKeep } from '../../slices'
import { detailOf, faultWords, readRows, validateRows, type Row } from '../../tree'
import { getVoix, slugsOf } from '../../options/getVoix'
import { lineOf } from '../releases/line'
import { readLine } from '../releases/readLine'
import { saveInRelease } from '../releases/saveInRelease'
import { savedFieldsOf } from './content'
import { livePathOf } from './livePathOf'
import { parseBody } from './parseBody'
import { savePage } from './savePage'

/**
 * `POST /api/voix/pages/:id/save`: see `SaveBody` and `SaveAnswer`. 400 with the element and the field, 403, 404,
 * 409 with `data.rev` if others changed the same since `baseRev`: fetch `/changes`, merge and save again.
 */
export const saveEndpoint: Endpoint = {
  path: '/voix/pages/:id/save',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const collection = req.payload.collections[slugsOf(req).pages].config
    const { catalogue, saveActions } = getVoix(req.payload.config)
    // A studio that was opened before its slices changed sends elements as they were.
    const body = parseBody(req.data, savedFieldsOf(collection), (row) => upgradeOrKeep(catalogue.histories, row))
    if (body.user !== undefined && body.user !== String(req.user?.id)) {
      throw new APIError('Somebody else is signed in by now. Nothing was saved in that name.', 403, null, true)
    }
    if (!saveActions[body.action]) {
      throw new APIError(`The save action "${body.action}" is switched off in this application.`, 403, null, true)
    }
    const line = lineOf(req)
    const save = () => {
      const { page, release } = line
      if (release !== null) return saveInRelease({ req, collection, line: { page, release }, body })
      return savePage({ req, collection, id: page, body })
    }
    return Response.json(await inRepeatableTransaction(req, save))
  },
}

/**
 * `GET /api/voix/pages/:id/open` -> `{ page, rows, rev, baseRev, violations, liveStatus, livePath }`: the newest version, for the studio.
 * `baseRev`: the revision that the page had outside when it entered the release; `null`: it is in none.
 */
export const openEndpoint: Endpoint = {
  path: '/voix/pages/:id/open',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { seen: found, page: id, item } = await readLine({ req, line: lineOf(req) })
    const live = await req.payload.findByID({
      collection: slugsOf(req).pages,
      id,
      depth: 0,
      select: { _status: true, path: true },
      overrideAccess: false,
      req,
    })
    const { elements, ...page } = found
    const rows: Row[] = readRows(elements)
    const { catalogue, defaultLayout } = getVoix(req.payload.config)
    const faults = validateRows(rows, treeRules(catalogue, page.layout || defaultLayout))
    const violations = faults.map((fault) => {
      const { element, rule } = fault
      return { element, rule, detail: detailOf(fault), message: faultWords(fault) }
    })
    const state = { liveStatus: live._status ?? null, livePath: livePathOf(live) }
    return Response.json({ page, rows, rev: page.rev ?? 0, baseRev: item?.baseRev ?? null, violations, ...state })
  },
}
