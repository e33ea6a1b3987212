import { sql } from '@payloadcms/db-postgres'
import { NotFound, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { lockHead } from '../store/head'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { findVersion } from '../store/findVersions'

interface Name {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  /** The page's id. */
  id: string
  rev: number
  /** `null` takes the label away. */
  label: string | null
}

/** Gives a version a label. Neither the page nor its revision changes: this is a note on what is there. */
export async function nameRevision({ req, collection, id, rev, label }: Name): Promise<void> {
  const version = await findVersion({ req, id, rev })
  await mayUpdate({ req, collection, id, data: {} })
  await inTransaction(req, async () => {
    // A save at the same moment may write into this version, or must see that it has a name now and stays.
    await lockHead({ req, id })
    const named = await execute({
      req,
      statement: sql`
        update ${versionsOf(req, slugsOf(req).pages)} set version_last_write_label = ${label}
        where id = ${columnId(req, null, version.id)} and version_rev = ${rev} returning id`,
    })
    if (named.length === 0) throw new NotFound(req.t)
  })
}
