import { createLocalReq, type Payload } from 'payload'
import { getVoix } from '../../options/getVoix'
import { isOutdated, outdatedIn } from '../../slices'
import { elementName, readRows } from '../../tree'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { eachBatch, TABLES } from '../store/storedElements'

/** One stored value that is not as its slice is defined now. */
export interface Finding {
  path: string
  /** Whether visitors see it or it is a draft. */
  status: 'published' | 'draft'
  element: string
  id: string
  /** `null`: the element as a whole. */
  field: string | null
  problem: string
}

export interface Checked {
  findings: Finding[]
  /** Elements stored with an older version of their slice: upgraded by every reader, stored so by the next save or by `migrate`. */
  outdated: number
}

/** What of the published pages and of the newest drafts does not fit the slices' definitions any more. Changes nothing. */
export async function checkDefinitions(payload: Payload): Promise<Checked> {
  const req = await createLocalReq({}, payload)
  const { catalogue } = getVoix(payload.config)
  const checked: Checked = { findings: [], outdated: 0 }
  for (const table of TABLES) {
    const status = table === 'pages' ? 'published' : 'draft'
    await eachBatch(
      { req, table },
      async (pages) => {
        for (const page of pages) {
          // What is published stands in both tables.
          if (page.status !== status) continue
          for (const row of readRows(page.elements)) {
            if (isOutdated(catalogue.histories, row)) checked.outdated += 1
            const element = elementName(row, catalogue.find)
            for (const found of outdatedIn(catalogue, row)) {
              checked.findings.push({ path: page.path, status, element, id: row.id, ...found })
            }
          }
        }
      },
      (work) => inTransaction(req, work),
    )
  }
  return checked
}
