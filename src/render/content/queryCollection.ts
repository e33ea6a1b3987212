import { select } from '../../collections/content/database/select'
import { readStored } from '../../collections/content/database/statements'
import type { NavigationNode } from '../../collections/content/navigation'
import { createQuery, queryNavigation, type ContentQueryBuilder } from '../../collections/content/query/builder'
import { checkColumns, ContentQueryError, type ContentQuery } from '../../collections/content/query/query'
import { writeSql } from '../../collections/content/query/writeSql'
import type { ContentManifestEntry, ContentRow } from '../../collections/content/types'
import { ask, ContentAnswerError, forgetManifest, readManifest } from './ask'
import { hasWebAssembly, localDatabase } from './localDatabase'

/**
 * Queries a content collection in the browser. With WebAssembly the query runs in a local SQLite, filled once from the
 * collection's dump. Without it, or if the policy forbids it (`defineVoix({ contentDatabase: true })` allows it), each
 * query is sent to the server.
 */
export function queryCollection(name: string): ContentQueryBuilder {
  return createQuery(name, (query) => answer(query, true))
}

/** Returns the navigation of a collection of pages. @param fields further columns in each entry */
export async function queryCollectionNavigation(name: string, fields?: readonly string[]): Promise<NavigationNode[]> {
  const { prefix } = entryOf(await readManifest(), name)
  return queryNavigation(queryCollection(name), { prefix, ...(fields && { fields }) })
}

async function answer(query: ContentQuery, mayAskAgain: boolean): Promise<ContentRow[]> {
  const entry = entryOf(await readManifest(), query.collection)
  checkColumns(query, entry.columns)
  try {
    const rows = (await answerHere(query, entry)) ?? (await answerThere(query, entry))
    return rows.map((row) => readStored(row, entry.columns))
  } catch (error) {
    if (!mayAskAgain || !isGone(error)) throw error
    forgetManifest()
    return answer(query, false)
  }
}

/** Returns `null` if the browser has no database. */
async function answerHere(query: ContentQuery, { version }: ContentManifestEntry): Promise<ContentRow[] | null> {
  if (!(await hasWebAssembly())) return null
  const { collection } = query
  try {
    const readDump = async () => (await ask(`${collection}/sql_dump.txt?v=${encodeURIComponent(version)}`)).text()
    return select(await localDatabase(collection, version, readDump), query)
  } catch (error) {
    if (isGone(error)) throw error
    return null
  }
}

async function answerThere(query: ContentQuery, { version }: ContentManifestEntry): Promise<ContentRow[]> {
  const path = `${query.collection}/query?v=${encodeURIComponent(version)}`
  return (await ask(path, { method: 'POST', body: { sql: writeSql(query) } })).json() as Promise<ContentRow[]>
}

function isGone(error: unknown): boolean {
  return error instanceof ContentAnswerError && error.status === 404
}

function entryOf(manifest: Readonly<Record<string, ContentManifestEntry>>, name: string): ContentManifestEntry {
  const entry = Object.hasOwn(manifest, name) ? manifest[name] : undefined
  if (entry) return entry
  throw new ContentQueryError(
    `There is no content collection "${name}". There are ${Object.keys(manifest).join(', ') || 'none'}.`,
  )
}
