import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { mayUpdate } from '../save/mayUpdate'
import { findVersion } from './findVersions'

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
  await execute({
    req,
    statement: sql`update _pages_v set version_last_write_label = ${label} where id::text = ${version.id}`,
  })
}
