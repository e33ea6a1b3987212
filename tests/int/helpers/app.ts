import crypto, { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import { shared } from '../../../src/serve/cache/shared.mjs'
import { createDatabase } from './database'

/** No site runs at this address: link checks must find nothing, even while a developer runs the demo. */
export const ORIGIN = 'http://localhost:1'
/** In milliseconds. Waits end as soon as their condition holds; the limit is for a loaded machine. */
export const LONGEST_WAIT = 120_000
const PASSWORD = 'Secret-123-secret'

/** The roles of the demo. */
export type Role = 'administrator' | 'editor' | 'reviewer' | 'agent'

// Passwords of tests need no protection: Payload's 600,000 rounds took half the time of every start.
const { pbkdf2 } = crypto
const hashOnce: typeof pbkdf2 = (password, salt, _rounds, ...rest) => pbkdf2(password, salt, 1, ...rest)
Object.assign(crypto, { pbkdf2: hashOnce })

/** The sender of a request. */
export type Caller = Role | 'nobody'

export interface Answer {
  status: number
  /** All cookies that the response sets. */
  cookies: string[]
  body: Json
}

/** JSON of responses. Tests read the properties they need, and fail where one is missing. */
export interface Json {
  id: string
  rev: number
  title: string
  path: string
  token: string
  message: string
  totalDocs: number
  doc: Json
  docs: Json[]
  page: Json
  data: Json
  updated: Json
  rows: Json[]
  elements: Json[]
  errors: Json[]
  conflicts: Json[]
  [key: string]: unknown
}

export interface App {
  payload: Payload
  config: SanitizedConfig
  /** Sends a real request through Payload's REST handlers. */
  call: (request: {
    method?: string
    path: string
    body?: unknown
    as?: Caller
    headers?: Record<string, string>
  }) => Promise<Answer>
  userOf: (role: Role) => { id: string; email: string }
  query: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>
  stop: () => Promise<void>
}

/** Returns the demo's configuration. */
async function demoConfig(): Promise<SanitizedConfig> {
  const { default: config } = await import('@payload-config')
  return config
}

interface Start {
  makeConfig?: () => Promise<SanitizedConfig>
  /** `pushed`: Payload pushes the application's own schema at the start. Default: the demo's migrations. */
  schema?: 'migrated' | 'pushed'
  /** The slug of the collection of accounts. */
  users?: string
  /** Returns the data of a role's account in addition to its e-mail and password. */
  dataOf?: (role: Role) => Record<string, unknown>
}

/** Starts the demo, or the application of `makeConfig`, on a new database with one user of each role. */
export async function startApp({
  makeConfig = demoConfig,
  schema = 'migrated',
  users: collection = 'users',
  dataOf = (role) => ({ name: role, roles: [role] }),
}: Start = {}): Promise<App> {
  const database = await createDatabase({ isMigrated: schema === 'migrated' })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'voix-int-'))
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'secret-of-the-integration-tests',
    VOIX_DATA_DIR: dataDir,
    VOIX_SERVER_URL: ORIGIN,
    // Payload skips pushing a schema that equals the last one of its process. Workers share the process between
    // databases.
    PAYLOAD_FORCE_DRIZZLE_PUSH: 'true',
  })
  const config = await makeConfig()
  // Otherwise each start generates the types again in a separate process, which takes longer than most test files.
  config.typescript.autoGenerate = false
  const payload = await getPayload({ config })
  payload.logger.level = process.env.VOIX_TEST_LOG ?? 'silent'
  const tokens = new Map<Caller, string>()
  const users = new Map<Role, { id: string; email: string }>()

  const call: App['call'] = async ({ method = 'GET', path: target, body, as = 'nobody', headers = {} }) => {
    const token = tokens.get(as)
    const request = new Request(`${ORIGIN}${target}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `JWT ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await handleEndpoints({ config, request })
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    const text = await response.text()
    return {
      status: response.status,
      cookies: response.headers.getSetCookie(),
      body: (isJson && text ? JSON.parse(text) : null) as Json,
    }
  }

  for (const role of ['administrator', 'editor', 'reviewer', 'agent'] as const) {
    const email = `${role}@example.com`
    const user = await payload.create({
      collection: collection as 'users',
      data: { email, password: PASSWORD, ...dataOf(role) } as never,
      overrideAccess: true,
    })
    const login = await call({ method: 'POST', path: `/api/${collection}/login`, body: { email, password: PASSWORD } })
    users.set(role, { id: String(user.id), email })
    tokens.set(role, String(login.body.token))
  }

  return {
    payload,
    config,
    call,
    userOf: (role) => {
      const user = users.get(role)
      if (!user) throw new Error(`No user with the role ${role}`)
      return user
    },
    query: async <Row>(statement: string, values: unknown[] = []) => {
      const { pool } = payload.db as unknown as {
        pool: { query: (s: string, v: unknown[]) => Promise<{ rows: Row[] }> }
      }
      return (await pool.query(statement, values)).rows
    },
    stop: async () => {
      // Otherwise it polls its dropped database twice a second until the worker ends.
      await shared().expiry.close()
      await payload.destroy()
      await database.drop()
      // Pictures are stored after they are sent, so a folder may still get files during removal.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Builds an element's row. The server fills in missing values with defaults. */
export function row(blockType: string, fields: Record<string, unknown> = {}, element: Record<string, unknown> = {}) {
  return { id: randomUUID(), blockType, ...fields, element }
}

let counter = 0

/** Creates a page as an editor and returns it. */
export async function createPage(app: App, data: Record<string, unknown> = {}): Promise<Json> {
  counter += 1
  const body = { title: `Page ${counter}`, path: `/page-${counter}`, layout: 'blocks', _status: 'published', ...data }
  const { status, body: answer } = await app.call({ method: 'POST', path: '/api/pages?depth=0', body, as: 'editor' })
  if (status !== 201) throw new Error(`Creating a page failed: ${status} ${JSON.stringify(answer)}`)
  return answer.doc
}
