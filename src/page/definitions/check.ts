import { createLocalReq, type Payload } from 'payload'
import { getVoix } from '../../options/getVoix'
import { isOutdated, outdatedIn } from '../../slices'
import { elementName, readRows } from '../../tree'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { eachBatch, TABLES } from '../store/storedElements'

/** A stored value that does not fit its slice's definition. */
export interface Finding {
  path: string
  /** Whether the value is on a published page or in a draft. */
  status: 'published' | 'draft'
  element: string
  id: string
  /** `null` for the element as a whole. */
  field: string | null
  problem: string
}

export interface Checked {
  findings: Finding[]
  /**
   * Number of elements stored with an older version of their slice. Readers upgrade them; a save or `migrate` stores
   * the result.
   */
  outdated: number
}

/** Returns the values of published pages and newest drafts that do not fit the slices' definitions. Changes nothing. */
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
          // A published version is in both tables.
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
