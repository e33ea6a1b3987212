import { readFile } from 'node:fs/promises'
import type { SanitizedConfig } from 'payload'
import { parseSql } from '../../collections/content/query/parseSql'
import { ContentQueryError, type ContentQuery } from '../../collections/content/query/query'
import { sqliteFile, type ContentStore } from '../../collections/content/store'
import type { ContentCollection, ContentManifestEntry } from '../../collections/content/types'
import { ASKED_EACH_TIME } from '../security/headers.mjs'
import { contentOf } from './contentOf'
import { readBody } from './readBody'

const MAX_BYTES = 32 * 1024

/** The Cache-Control of an address that contains the hash of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Returns the route handlers of the content collections for browsers, below `/__nuxt_content`:
 *
 * - `GET manifest.json`: collection -> its version and columns.
 * - `GET {collection}/sql_dump.txt?v=`: the table as plain SQL statements, one per row, not compressed: the server
 *   compresses responses. With the current version it is cached permanently, with another one it is a 404 that names
 *   the current one, and without one it is the current one.
 * - `POST {collection}/query?v=` with `{ "sql": "…" }`: the rows, JSON columns as text. The SQL is parsed as a query of
 *   this collection, or refused with 400; see `parseSql`.
 * - `GET sqlite.wasm`: the browser's database.
 *
 * They ignore sessions: none of them reads cookies.
 */
export function contentEndpoint(options: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  const answer = (ask: (input: Input) => Promise<Response>) => async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.split('/__nuxt_content/')[1]?.split('/') ?? []
    return ask({ request, path, version: searchParams.get('v'), store: await contentOf(options) })
  }
  return { GET: answer(get), POST: answer(post) }
}

interface Input {
  request: Request
  path: string[]
  version: string | null
  store: ContentStore
}

async function get({ path, version, store }: Input): Promise<Response> {
  const [name = '', file, ...rest] = path
  if (path.length === 1 && name === 'manifest.json') return json(await manifestOf(store), 200, ASKED_EACH_TIME)
  if (path.length === 1 && name === 'sqlite.wasm') {
    const headers = { 'Content-Type': 'application/wasm', 'Cache-Control': 'public, max-age=86400' }
    return new Response(new Uint8Array(await readFile(await sqliteFile())), { headers })
  }
  const collection = store.publicCollection(name)
  if (!collection || file !== 'sql_dump.txt' || rest.length > 0) return refuse(404, 'Not found.')
  const gone = await refuseOldVersion(store, collection, version)
  if (gone) return gone
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': version === null ? ASKED_EACH_TIME : FOR_EVER,
  }
  return new Response(await store.dump(name), { headers })
}

async function post({ request, path, version, store }: Input): Promise<Response> {
  const [name = '', action, ...rest] = path
  const collection = store.publicCollection(name)
  if (!collection || action !== 'query' || rest.length > 0) return refuse(404, 'Not found.')
  const gone = await refuseOldVersion(store, collection, version)
  if (gone) return gone
  const read = await readBody(request, { maxBytes: MAX_BYTES })
  if (!read.ok) return refuse(read.status, read.message)
  const sql = typeof read.body === 'object' && read.body !== null && 'sql' in read.body ? read.body.sql : undefined
  if (typeof sql !== 'string') return refuse(400, 'The body has to be JSON with "sql", a text.')
  const query = readQuery(sql, collection)
  if (query instanceof Response) return query
  return json(await store.stored(query), 200, 'no-store')
}

function readQuery(sql: string, collection: ContentCollection): ContentQuery | Response {
  try {
    return parseSql(sql, collection)
  } catch (error) {
    if (error instanceof ContentQueryError) return refuse(400, error.message)
    throw error
  }
}

async function refuseOldVersion(store: ContentStore, { name }: ContentCollection, version: string | null) {
  const present = await store.version(name)
  if (version === null || version === present) return null
  return refuse(404, `This version of "${name}" is gone. The present one is ${present}.`)
}

async function manifestOf(store: ContentStore): Promise<Record<string, ContentManifestEntry>> {
  const shown = [...store.collections.values()].filter(({ isPublic }) => isPublic)
  const entries = shown.map(async ({ name, columns, prefix }) => {
    return [name, { version: await store.version(name), columns, prefix }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function refuse(status: number, message: string): Response {
  return json({ errors: [{ message }] }, status, 'no-store')
}

function json(body: unknown, status: number, cacheControl: string): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': cacheControl } })
}
