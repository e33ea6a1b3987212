import { existsSync } from 'node:fs'
import path from 'node:path'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { Forbidden, type Endpoint, type Payload, type Where } from 'payload'
import { hasRole, isStaff, type Asker } from '../collections/core/access'
import { dropOldStates } from '../collections/core/database/oldStates'
import { tellFailedCommits } from '../collections/core/database/tellFailedCommits'
import { tellServers } from '../page/expiry'
import { indexStored } from '../page/references'
import { indexMissing } from '../page/search'
import { getVoix } from '../options/getVoix'
import { setCacheLimits } from '../serve/cache/limits.mjs'
import { setErrorReporting } from '../serve/errors/reporting'
import { drawAhead } from '../serve/endpoints/drawAhead'
import { checkSliceFolders, missingPreviews } from '../slices/checkSliceFolders'
import { guardEndpoints, type Guarding } from './guards/guardEndpoints'
import { lightenClientConfig } from './lightClientConfig'
import { STAFF_ROLES } from '../options/context'
import { quietLogger } from './logging/quietLogger'
import type { ResolvedVoix } from '../options/resolve'

/** Default timeout in milliseconds. */
const CONNECTION_TIMEOUT = 10_000

/** Runs the product's setup at every start. */
export function onInit(payload: Payload, voix: ResolvedVoix, guarding: Guarding): void {
  const { options, catalogue, slugs } = voix
  quietLogger(payload.logger)
  guardEndpoints(payload, guarding)
  setCacheLimits(options.cacheLimits)
  setErrorReporting(options.errorReporting)
  // Collections are looked up by names from requests, such as "constructor".
  Object.setPrototypeOf(payload.collections, null)
  listenForLostConnections(payload)
  tellFailedCommits(payload)
  tellServers(payload)
  drawAhead(payload)
  lightenClientConfig(payload, slugs.pages)
  closeToVisitors(payload)
  void warnWithoutStaff(payload, voix).catch(() => {})
  void dropOldStates(payload).catch((err: unknown) =>
    payload.logger.warn({ err, msg: 'Expired states of documents could not be deleted' }),
  )
  void indexMissing(payload).catch((err: unknown) =>
    payload.logger.warn({ err, msg: 'The search may miss some pages' }),
  )
  void indexStored(payload).catch((err: unknown) =>
    payload.logger.warn({ err, msg: 'The index of references may be incomplete' }),
  )
  if (options.slicesDir !== undefined && existsSync(options.slicesDir))
    checkSliceFolders(options.slicesDir, catalogue.has)
  if (process.env.NODE_ENV === 'development') {
    const missing = missingPreviews(catalogue.all, path.join(process.cwd(), 'public'))
    for (const line of missing) payload.logger.warn(line)
  }
}

/**
 * Adds error listeners, without which a connection closed by PostgreSQL ends the process. Also sets a timeout for
 * requests that wait for a free connection.
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

/**
 * Payload opens document locks and preferences to every signed-in user. A user with a public role could lock documents
 * for editors, and store without a limit.
 */
function closeToVisitors(payload: Payload): void {
  for (const slug of ['payload-locked-documents', 'payload-preferences']) {
    const config = payload.config.collections.find((each) => each.slug === slug)
    if (!config) continue
    const { access, endpoints } = config
    for (const name of ['create', 'read', 'update', 'delete'] as const) {
      const before = access[name]
      access[name] = (args) => !isVisitor(args.req) && before(args)
    }
    // These check no access. Reading returns a user's own documents only.
    config.endpoints = endpoints && endpoints.map(forStaff)
  }
}

function forStaff(endpoint: Endpoint): Endpoint {
  if (endpoint.method === 'get') return endpoint
  return {
    ...endpoint,
    handler: (req) => {
      if (isVisitor(req)) throw new Forbidden(req.t)
      return endpoint.handler(req)
    },
  }
}

function isVisitor(asker: Asker): boolean {
  const { publicRoles } = getVoix(asker.payload.config)
  return !isStaff(asker) && hasRole(asker, ...publicRoles.map(({ name }) => name))
}

/** Warns that no account can open the studio, as in an application that had accounts before the product. */
async function warnWithoutStaff(payload: Payload, { hasRoleField, slugs }: ResolvedVoix): Promise<void> {
  if (!hasRoleField) return
  // system: runs at start, without a user.
  const count = (where: Where) => payload.count({ collection: slugs.users, where, overrideAccess: true })
  const accounts = await count({})
  const staff = await count({ roles: { in: [...STAFF_ROLES] } })
  if (accounts.totalDocs === 0 || staff.totalDocs > 0) return
  payload.logger.warn(
    `No account of "${slugs.users}" has a role, so no user can open the studio. Pass voix({ roles: (user) => ... }), or give one \`roles: ['administrator']\` by the Local API.`,
  )
}
