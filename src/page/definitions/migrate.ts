import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { causesOf } from '../../collections/core/database/busy'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { getVoix } from '../../options/getVoix'
import { isOutdated, upgradeRow } from '../../slices'
import { isRecord, readRows } from '../../tree'
import { newestJournal, openJournal, readJournal, setAside } from './journal'
import { eachBatch, printOf, TABLES, writeElements, type StoredElements, type Table } from '../store/storedElements'

export interface Migrated extends Record<Table, number> {
  elements: number
  /** Elements whose `upgrade()` threw. They are not changed. */
  failed: string[]
  /** The path of the journal that can undo the migration. `null` if nothing was changed. */
  journal: string | null
}

/**
 * Stores the elements of all pages and newest drafts in the current version of their slices. Revisions and dates do not
 * change, since readers upgrade elements anyway. A dry run does everything except writing.
 */
export async function migrateDefinitions(payload: Payload, { isDryRun = false } = {}): Promise<Migrated> {
  const req = await createLocalReq({}, payload)
  const { dataDir } = getVoix(payload.config)
  const migrated: Migrated = { pages: 0, drafts: 0, elements: 0, failed: [], journal: null }
  const journal = openJournal(dataDir)
  for (const table of TABLES) {
    const upgradeBatch = async (pages: StoredElements[]) => {
      for (const { id, path, elements, text } of pages) {
        const upgraded = upgradeElements({ req, elements, path, failed: migrated.failed })
        if (upgraded.count === 0) continue
        migrated[table] += 1
        migrated.elements += upgraded.count
        if (isDryRun) continue
        await writeElements({ req, table, id, json: JSON.stringify(upgraded.elements) })
        const after = await printOf({ req, table, id })
        if (after !== null) migrated.journal = journal.write({ table, id, before: text, after })
      }
      // Flushed before the commit, so that every committed change is in the journal.
      journal.flush()
    }
    try {
      await eachBatch({ req, table }, upgradeBatch, (work) => inTransaction(req, work))
    } catch (error) {
      journal.close()
      throw new Error(stopped(error, migrated), { cause: error })
    }
  }
  journal.close()
  return migrated
}

/** Returns PostgreSQL's error message. Drizzle's own message is the whole statement. */
function stopped(error: unknown, { journal }: Migrated): string {
  const reason = causesOf(error).at(-1)?.message ?? String(error)
  const back = journal === null ? '' : ` npx voix migrate --back takes back what was stored (${journal}).`
  return `Not all elements were stored: ${reason}
Batches that were stored stay, and visitors see no difference. Run npx voix migrate again, which continues.${back}`
}

export interface Restored {
  journal: string
  /** Number of pages and drafts restored byte for byte. */
  restored: number
  /** Number of pages and drafts that were saved since. They are not changed. */
  changed: number
}

/** Undoes the newest migration. Throws without one. */
export async function restoreDefinitions(payload: Payload): Promise<Restored> {
  const req = await createLocalReq({}, payload)
  const file = newestJournal(getVoix(payload.config).dataDir)
  if (file === null) throw new Error('There is no migration to undo.')
  const restored: Restored = { journal: file, restored: 0, changed: 0 }
  await inTransaction(req, async () => {
    for (const { table, id, before, after } of readJournal(file)) {
      if ((await printOf({ req, table, id })) === after) {
        await writeElements({ req, table, id, json: before })
        restored.restored += 1
      } else restored.changed += 1
    }
  })
  setAside(file)
  return restored
}

function upgradeElements({
  req,
  elements,
  path,
  failed,
}: {
  req: PayloadRequest
  elements: unknown
  path: string
  failed: string[]
}): { elements: unknown[]; count: number } {
  const { histories } = getVoix(req.payload.config).catalogue
  let count = 0
  const upgraded = (Array.isArray(elements) ? elements : []).map((stored: unknown) => {
    const [row] = isRecord(stored) && histories.has(String(stored.blockType)) ? readRows([stored]) : []
    if (!row || !isOutdated(histories, row)) return stored
    try {
      const present = upgradeRow(histories, row)
      count += 1
      return present
    } catch (error) {
      failed.push(`${path}, element ${row.id}: ${(error as Error).message}`)
      return stored
    }
  })
  return { elements: upgraded, count }
}
