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
  id: string
  rev: number
  /** `null` removes the label. */
  label: string | null
}

/** Sets the label of a version. The page and its revision do not change. */
export async function nameRevision({ req, collection, id, rev, label }: Name): Promise<void> {
  const version = await findVersion({ req, id, rev })
  await mayUpdate({ req, collection, id, data: {} })
  await inTransaction(req, async () => {
    // A concurrent save could overwrite this version. After the lock it sees the label and adds a version.
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
