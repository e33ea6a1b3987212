import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { tableOf } from '../../collections/core/database/tables'
import { isWorker } from '../../collections/core/jobs/queue'
import { getVoix, slugsOf } from '../../options/getVoix'
import { SECTION_KIND } from '../../tree'
import { indexPage } from './indexPage'

const AT_ONCE = 100
const KEY = 'voix:search'

/** Increase this when the indexed words of a page change. */
const VERSION = 2

/**
 * Indexes pages that were published before the site had a search, and all pages if an older version wrote the index.
 * Runs in the background at each start, one page per transaction. A page that fails is skipped.
 */
export async function indexMissing(payload: Payload): Promise<void> {
  if (isWorker() || Object.keys(getVoix(payload.config).search).length === 0) return
  const isOld = (await payload.kv.get<number>(KEY)) !== VERSION
  let last = ''
  for (;;) {
    const req = await createLocalReq({}, payload)
    const missing = await execute<{ id: number | string }>({
      req,
      statement: sql`
        select id from ${tableOf(req, slugsOf(req).pages)} as page
        where _status = 'published' and deleted_at is null and path is not null and kind is distinct from ${SECTION_KIND}
          and id::text > ${last}
          and (${isOld} or not exists (select 1 from voix_search where voix_search.page = page.id::text))
        order by id::text limit ${AT_ONCE}`,
    })
    for (const { id } of missing) {
      const own = await createLocalReq({}, payload)
      await inTransaction(own, () => indexPage(own, id)).catch(async (err: unknown) => {
        payload.logger.warn({ err, msg: `The search does not find the page ${id} yet` })
        // Without an entry, the next start indexes the page again.
        await execute({ req, statement: sql`delete from voix_search where page = ${String(id)}` })
      })
      last = String(id)
    }
    if (missing.length < AT_ONCE) break
  }
  if (isOld) await payload.kv.set(KEY, VERSION)
}
