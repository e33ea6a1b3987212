import { createEndpoint } from '../../../collections/core/endpoints/createEndpoint'
import { checkPage } from '../../../contract/saving'
import { getVoix } from '../../../options/getVoix'
import { upgradeOrKeep } from '../../../slices'
import { readDiff, readRows, toTree } from '../../../tree'
import { lineOf } from '../../store/line'
import { readLine } from '../../store/readLine'
import { planSave } from '../../save/planSave'
import { findOnServer } from '../../checks/findOnServer'

export const checksEndpoint = createEndpoint(checkPage, async ({ req, body }) => {
  const { seen: found } = await readLine({ req, line: lineOf(req) })
  const { elements, ...page } = found
  const { histories } = getVoix(req.payload.config).catalogue
  const change = readDiff(body.change, (row) => upgradeOrKeep(histories, row))
  const snapshot = { page: { ...page }, tree: toTree(readRows(elements)) }
  const wanted = planSave({ body: { ...body, change }, head: { rev: page.rev ?? 0, snapshot } })
  return { findings: await findOnServer({ req, page: wanted.page, rows: wanted.rows }) }
})
