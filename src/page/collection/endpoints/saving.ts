import { APIError } from 'payload'
import { inRepeatableTransaction } from '../../../collections/core/database/inTransaction'
import { createEndpoint } from '../../../collections/core/endpoints/createEndpoint'
import * as contract from '../../../contract/saving'
import { upgradeOrKeep } from '../../../slices'
import { readRows } from '../../../tree'
import { getVoix, slugsOf } from '../../../options/getVoix'
import { lineOf } from '../../store/line'
import { readLine } from '../../store/readLine'
import { saveInRelease } from '../../releases/saveInRelease'
import { savedFieldsOf } from '../../store/content'
import { livePathOf } from '../../store/livePathOf'
import { readSave } from '../../save/readSave'
import { publishes, savePage } from '../../save/savePage'
import { plannedPage } from '../../save/plannedPage'
import { askAddresses } from '../../checks/addressCheck'

export const saveEndpoint = createEndpoint(contract.savePage, async ({ req, body: sent }) => {
  const collection = req.payload.collections[slugsOf(req).pages].config
  const { catalogue, saveActions } = getVoix(req.payload.config)
  // A studio that was opened before a slice changed sends elements of the older version.
  const body = readSave(sent, savedFieldsOf(collection), (row) => upgradeOrKeep(catalogue.histories, row))
  if (body.user !== undefined && body.user !== String(req.user?.id)) {
    throw new APIError('Another user is signed in now. Nothing was saved.', 403, null, true)
  }
  if (!saveActions[body.action]) {
    throw new APIError(`The save action "${body.action}" is switched off in this application.`, 403, null, true)
  }
  const { page, release } = lineOf(req)
  if (release === null && publishes(body)) await askBeforeSave({ req, line: { page, release }, body })
  return inRepeatableTransaction(req, () => {
    if (release !== null) return saveInRelease({ req, collection, line: { page, release }, body })
    return savePage({ req, collection, id: page, body })
  })
})

export const openEndpoint = createEndpoint(contract.openPage, async ({ req }) => {
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
  const state = { liveStatus: live._status ?? null, livePath: livePathOf(live) }
  return { page, rows: readRows(elements), rev: page.rev ?? 0, baseRev: item?.baseRev ?? null, ...state }
})

/**
 * Requests the linked addresses before the save locks the page. Errors are ignored here: `savePage` throws them again.
 */
async function askBeforeSave({ req, line, body }: Parameters<typeof plannedPage>[0]): Promise<void> {
  await plannedPage({ req, line, body })
    .then((planned) => askAddresses({ req, ...planned }))
    .catch(() => undefined)
}
