import { existsSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { isStaff } from '../collections/core/access'
import { checkSliceFolders } from '../slices/checkSliceFolders'
import type { ResolvedVoix } from './options/resolve'

/** In milliseconds, where the application says nothing else. */
const CONNECTION_TIMEOUT = 10_000

/** What must hold at every start. */
export function onInit(payload: Payload, { options }: ResolvedVoix): void {
  listenForLostConnections(payload)
  closeLocksToAgents(payload)
  if (options.slicesDir !== undefined && existsSync(options.slicesDir)) checkSliceFolders(options.slicesDir)
}

/**
 * Without a listener, a connection that PostgreSQL closes takes the process with it: an idle one, and one whose transaction did nothing
 * for too long. Whoever wants a connection while all are in use has an answer after some seconds.
 */
function listenForLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as PostgresAdapter
  if (pool.listenerCount('error') > 0) return
  const report = (error: Error) => payload.logger.error({ err: error, msg: 'A connection to PostgreSQL was lost' })
  pool.on('error', report)
  // The pool listens to idle connections only.
  pool.on('acquire', (client) => {
    if (!client.listeners('error').includes(report)) client.on('error', report)
  })
  pool.options.connectionTimeoutMillis ||= CONNECTION_TIMEOUT
}

/** Payload's locks are open to everybody who signs in; an agent could keep editors from documents. */
function closeLocksToAgents(payload: Payload): void {
  const locks = payload.collections['payload-locked-documents']
  if (!locks) return
  const { access } = locks.config
  for (const name of ['create', 'read', 'update', 'delete'] as const) {
    const before = access[name]
    access[name] = (args) => isStaff(args.req.user) && before(args)
  }
}
