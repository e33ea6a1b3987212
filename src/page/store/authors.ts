import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { tableOf } from '../../collections/core/database/tables'
import type { Version } from '../../contract/versions'
import { slugsOf } from '../../options/getVoix'
import type { StoredVersion } from './findVersions'

interface Authors {
  req: PayloadRequest
  id: string
  /** Newest first, followed by one version older than those that are shown. */
  versions: readonly StoredVersion[]
}

/**
 * Returns the author and the co-authors of each version by version id, under the current name of an account if it
 * exists.
 */
export async function findAuthors({
  req,
  id,
  versions,
}: Authors): Promise<Map<string, Pick<Version, 'author' | 'others'>>> {
  const savers = await findSavers({ req, id, versions })
  const known = [...versions.map(({ page }) => page.lastWrite?.userId), ...[...savers.values()].flat()]
  const names = await findNames({ req, ids: [...new Set(known.filter((user) => typeof user === 'string'))] })
  const entries = versions.map(({ id: version, page }) => {
    const { userId = null, userName } = page.lastWrite ?? {}
    const name = (userId !== null && names.get(userId)) || userName
    const others = (savers.get(version) ?? [])
      .filter((user) => user !== userId)
      .flatMap((user) => names.get(user) ?? [])
    return [version, { author: name ? { id: userId, name } : null, others }] as const
  })
  return new Map(entries)
}

/**
 * Returns the users who saved between two versions. Draft saves overwrite the newest draft, so a version can have many.
 */
async function findSavers({ req, id, versions }: Authors): Promise<Map<string, string[]>> {
  const oldest = versions.at(-1)?.rev ?? 0
  const rows = await execute<{ rev: string; user: string | null }>({
    req,
    statement: sql`select rev, "user" from ${tableOf(req, slugsOf(req).operations)} where page = ${id} and rev > ${oldest} order by rev`,
  })
  const entries = versions.map(({ id: version, rev }, index) => {
    const from = versions[index + 1]?.rev ?? rev - 1
    const users = rows.flatMap((row) =>
      Number(row.rev) > from && Number(row.rev) <= rev && row.user ? [row.user] : [],
    )
    return [version, [...new Set(users)]] as [string, string[]]
  })
  return new Map(entries)
}

/** Returns the names of accounts by id. */
export async function findNames({
  req,
  ids,
}: {
  req: PayloadRequest
  ids: readonly string[]
}): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: slugsOf(req).users,
    where: { id: { in: [...ids] } },
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map(({ id, name, email }) => [String(id), name || email]))
}
