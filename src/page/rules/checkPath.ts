import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { refuse } from '../../collections/core/refuse'
import { takenProblem } from '../store/takenProblem'
import { pathProblem } from '../../tree'
import { slugsOf } from '../../options/getVoix'
import { writeOf } from '../store/writeContext'

interface Place {
  path?: string | null
  siteId?: number | null
  deletedAt?: string | null
  _status?: string | null
}

/** Refuses reserved, malformed and taken paths. Draft saves skip field validation, so this is a hook. */
export function checkPath({ reserved }: { reserved: readonly string[] }): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req, operation }) => {
    const before = (originalDoc ?? {}) as Place & { id?: number | string }
    const next = { ...before, ...(data as Place) }
    const { path, siteId } = next
    if (!path || next.deletedAt) return data
    const isSame = operation === 'update' && before.path === path && Number(before.siteId) === Number(siteId)
    const problem = isSame ? null : pathProblem({ path, reserved })
    if (problem) refuse({ collection: slugsOf(req).pages, errors: [{ message: problem, path: 'path' }], req })
    // The newest version already has the path, so no other page can have claimed it since.
    if (isSame && !before.deletedAt && next._status !== 'published') return data
    // Checked when the release is published, because other pages of the release may give up their path.
    if (before.id !== undefined && writeOf({ req, id: before.id }).release !== undefined) return data
    const site = Number(siteId ?? 0)
    // Locks the path, so that two concurrent drafts cannot both claim it.
    const key = `voix:path:${site}:${path}`
    await execute({ req, statement: sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))` })
    const taken = await takenProblem({ req, id: before.id ?? null, path, siteId: site })
    if (taken) refuse({ collection: slugsOf(req).pages, errors: [{ message: taken, path: 'path' }], req })
    return data
  }
}
