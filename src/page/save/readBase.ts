import type { PayloadRequest } from 'payload'
import type { Snapshot } from '../../tree'
import { snapshotOf } from '../store/content'
import { findBase } from './findBase'
import { findPriors } from './operations'
import { readVersion, type Head } from '../store/versions'

/** Returns the page at an older revision, or `null` if it was not kept. */
export function readBase({
  req,
  id,
  rev,
  head,
  fields,
}: {
  req: PayloadRequest
  id: string
  rev: number
  head: Head
  /** Page fields that saves change. */
  fields: readonly string[]
}): Promise<Snapshot | null> {
  return findBase({
    rev,
    head: { rev: Number(head.page.rev ?? 0), snapshot: snapshotOf(head.page, fields) },
    versionAt: async (at) => {
      const version = await readVersion({ req, id, rev: at })
      return version && snapshotOf(version.page, fields)
    },
    priors: () => findPriors({ req, page: id, after: rev }),
  })
}
