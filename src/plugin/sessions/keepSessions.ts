import { sql } from '@payloadcms/db-postgres'
import type { BaseDatabaseAdapter, Config, PayloadRequest } from 'payload'
import { execute, hasTransaction } from '../../collections/core/database/execute'
import { limitWaiting } from '../../collections/core/database/limits'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

type UpdateArgs = Parameters<BaseDatabaseAdapter['updateOne']>[0]

interface Session {
  id: string
  expiresAt: string | Date
}

/**
 * Writes only the new session on login. Payload writes back the whole account that it has read, so that a concurrent
 * login would lose its session, and a concurrent change by an administrator would be undone.
 */
export function keepSessions(db: Config['db']): Config['db'] {
  return {
    ...db,
    init: (args) => {
      const adapter = db.init(args)
      const { updateOne } = adapter
      adapter.updateOne = async function (update) {
        return updateOne.call(adapter, await withNewSession(adapter, update))
      }
      return adapter
    },
  }
}

/** Returns the update unchanged unless it is Payload's `addSessionToUser`, whose last session is not stored yet. */
async function withNewSession(adapter: BaseDatabaseAdapter, update: UpdateArgs): Promise<UpdateArgs> {
  const { collection, data, id, req } = update
  const { sessions, updatedAt } = data as { sessions?: Session[] | null; updatedAt?: unknown }
  const added = sessions?.at(-1)
  // Payload passes `updatedAt: null` only if the write must not count as a change of the account.
  if (!added || updatedAt !== null || id === undefined || !(await isLocked({ adapter, req, collection, id })))
    return update
  const stored = await adapter.findOne<{ id: string; sessions?: Session[] | null }>({
    collection,
    where: { id: { equals: id } },
    select: { sessions: true },
    req,
  })
  const others = (stored?.sessions ?? []).filter(({ expiresAt }) => new Date(expiresAt) > new Date())
  if (others.some((session) => session.id === added.id)) return update
  return { ...update, data: { sessions: [...others, added], updatedAt: null } }
}

interface Locking {
  adapter: BaseDatabaseAdapter
  req?: Partial<PayloadRequest>
  collection: string
  id: unknown
}

/** Locks the account until the login's transaction ends. Inserting rows that refer to the account does not wait. */
async function isLocked({ adapter, req, collection, id }: Locking) {
  const request = req as PayloadRequest | undefined
  if (!request || collection !== slugsOf(adapter).users || !(await hasTransaction(request))) return false
  await limitWaiting(request)
  const [accounts, account] = [tableOf(request, collection), columnId(request, collection, id)]
  await execute({ req: request, statement: sql`select id from ${accounts} where id = ${account} for no key update` })
  return true
}
