import { createEndpoint } from '../../../collections/core/endpoints/createEndpoint'
import { checkPage } from '../../../contract/saving'
import { getVoix } from '../../../options/getVoix'
import { upgradeOrKeep } from '../../../slices'
import { readDiff } from '../../../tree'
import { findOnServer } from '../../checks/findOnServer'
import { plannedPage } from '../../save/plannedPage'
import { lineOf } from '../../store/line'

export const checksEndpoint = createEndpoint(checkPage, async ({ req, body }) => {
  const { histories } = getVoix(req.payload.config).catalogue
  const change = readDiff(body.change, (row) => upgradeOrKeep(histories, row))
  return {
    findings: await findOnServer({
      req,
      ...(await plannedPage({ req, line: lineOf(req), body: { ...body, change } })),
    }),
  }
})
