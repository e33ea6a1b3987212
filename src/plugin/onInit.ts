import { existsSync } from 'node:fs'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { hasRole, isStaff, type Asker } from '../collections/core/access'
import { getVoix } from '../options/getVoix'
import { checkSliceFolders } from '../slices/checkSliceFolders'
import type { ResolvedVoix } from '../options/resolve'

/** What must hold at every start. */
export function onInit(payload: Payload, { options }: ResolvedVoix): void {
  listenForLostConnections(payload)
  closeLocksToVisitors(payload)
  if (options.slicesDir !== undefined && existsSync(options.slicesDir)) checkSliceFolders(options.slicesDir)
}

/** Without a listener, an idle connection that PostgreSQL closes takes the process with it. */
function listenForLostConnections(payload: Payload): void {
  const { pool } = payload.db as unknown as PostgresAdapter
  if (pool.listenerCount('error') > 0) return
  pool.on('error', (error) => payload.logger.error({ err: error, msg: 'A connection to PostgreSQL was lost' }))
}

/** Payload's locks are open to everybody who signs in; somebody with a public role could keep editors from documents. */
function closeLocksToVisitors(payload: Payload): void {
  const locks = payload.collections['payload-locked-documents']
  if (!locks) return
  const { access } = locks.config
  for (const name of ['create', 'read', 'update', 'delete'] as const) {
    const before = access[name]
    access[name] = (args) => !isVisitor(args.req) && before(args)
  }
}

function isVisitor(asker: Asker): boolean {
  const { publicRoles } = getVoix(asker.payload.config)
  return !isStaff(asker) && hasRole(asker, ...publicRoles.map(({ name }) => name))
}
