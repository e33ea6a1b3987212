import { createHash } from 'node:crypto'
import type { Database, SqlJsStatic } from 'sql.js'
import { processState } from '../../tree/processState.mjs'
import { close, select } from './database/select'
import { readStored, writeDump } from './database/statements'
import { readCollection } from './files/readCollection'
import { createQuery, queryNavigation, type ContentQueryBuilder } from './query/builder'
import type { NavigationNode } from './navigation'
import { checkColumns, ContentQueryError, type ContentQuery } from './query/query'
import type { ContentCollection, ContentRow } from './types'

/** Prefix of version hashes. */
const VERSION = 'v3.5.0'

interface Table {
  version: string
  dump: string
  database: Database
}

/** Content collections of an application. Files are read once, in development on every query. */
export class ContentStore {
  private readonly tables = new Map<string, Promise<Table>>()

  constructor(readonly collections: ReadonlyMap<string, ContentCollection>) {}

  /** Returns a collection. Throws a `ContentQueryError` if there is no such collection. */
  collection(name: string): ContentCollection {
    const collection = this.collections.get(name)
    if (collection) return collection
    throw new ContentQueryError(
      `There is no content collection "${name}". There are ${[...this.collections.keys()].join(', ') || 'none'}.`,
    )
  }

  /** Returns a collection if it is public, otherwise `null`. */
  publicCollection(name: string): ContentCollection | null {
    const collection = this.collections.get(name)
    return collection?.isPublic ? collection : null
  }

  /** Returns the hash of columns and rows, which starts with `v3.5.0`. */
  async version(name: string): Promise<string> {
    return (await this.table(name)).version
  }

  /** Returns the SQL that fills the browser's database, one statement per row. */
  async dump(name: string): Promise<string> {
    return (await this.table(name)).dump
  }

  /** Returns the rows as stored: JSON is text. */
  async stored(query: ContentQuery): Promise<ContentRow[]> {
    checkColumns(query, this.collection(query.collection).columns)
    return select((await this.table(query.collection)).database, query)
  }

  /** Queries a collection on the server. */
  query(name: string): ContentQueryBuilder {
    const { columns } = this.collection(name)
    return createQuery(name, async (query) => (await this.stored(query)).map((row) => readStored(row, columns)))
  }

  /** Returns the navigation of a collection of pages. */
  navigation(name: string, fields?: readonly string[]): Promise<NavigationNode[]> {
    const { prefix } = this.collection(name)
    return queryNavigation(this.query(name), { prefix, ...(fields && { fields }) })
  }

  private table(name: string): Promise<Table> {
    const collection = this.collection(name)
    const known = this.tables.get(name)
    if (known && process.env.NODE_ENV !== 'development') return known
    const previous = known?.catch(() => undefined)
    const table = readTable(collection, previous)
    // A file that could not be parsed may be fixed later.
    table.catch(() => this.tables.delete(name))
    this.tables.set(name, table)
    return table
  }
}

/** Reads the table from the files. Returns the previous one if nothing has changed. */
async function readTable(collection: ContentCollection, previous?: Promise<Table | undefined>): Promise<Table> {
  const dump = writeDump(collection.name, collection.columns, await readCollection(collection))
  const version = `${VERSION}--${createHash('sha256').update(dump).digest('base64url')}`
  const before = await previous
  if (before?.version === version) return before
  const { Database } = await sqlite().starting
  const database = new Database()
  database.exec(dump)
  close(database)
  return { version, dump, database }
}

interface Sqlite {
  /** The file of SQLite's WebAssembly. */
  file: string
  starting: Promise<SqlJsStatic>
}

/**
 * Loads SQLite on first use, once per process: a build bundles this module several times, and sql.js reports its folder
 * only on the first start.
 */
function sqlite(): Sqlite {
  return processState('sqlite', start)
}

function start(): Sqlite {
  const locateFile = (file: string, folder = '') => (sqlite.file = folder + file)
  const sqlite: Sqlite = { file: '', starting: import('sql.js').then((module) => module.default({ locateFile })) }
  return sqlite
}

/** Returns the file of SQLite's WebAssembly, for browsers. */
export async function sqliteFile(): Promise<string> {
  await sqlite().starting
  return sqlite().file
}
