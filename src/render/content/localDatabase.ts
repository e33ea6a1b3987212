import type { Database, SqlJsStatic } from 'sql.js'
import { close } from '../../collections/content/database/select'
import { CONTENT_URL } from './ask'

let starting: Promise<SqlJsStatic> | undefined
/** Collection and version -> its database. */
const databases = new Map<string, Promise<Database>>()

/** Loads SQLite from this site, on the first query. */
function sqlite(): Promise<SqlJsStatic> {
  starting ??= import('sql.js').then(({ default: start }) => start({ locateFile: () => `${CONTENT_URL}/sqlite.wasm` }))
  return starting
}

/** The smallest valid module, which is empty. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

let allowed: Promise<boolean> | undefined

/** Whether the browser and the page's policy allow WebAssembly. Starting SQLite without it would log an error. */
export function hasWebAssembly(): Promise<boolean> {
  allowed ??=
    typeof WebAssembly === 'object'
      ? WebAssembly.instantiate(EMPTY_MODULE).then(
          () => true,
          () => false,
        )
      : Promise.resolve(false)
  return allowed
}

/**
 * Returns the table of a collection in the browser, filled from its dump. @throws if SQLite cannot run here, or the
 * dump cannot be loaded
 */
export function localDatabase(collection: string, version: string, readDump: () => Promise<string>): Promise<Database> {
  const key = `${collection} ${version}`
  const known = databases.get(key)
  if (known) return known
  const opening = open(readDump)
  // A failed dump is requested again by the next query.
  opening.catch(() => databases.delete(key))
  databases.set(key, opening)
  return opening
}

async function open(readDump: () => Promise<string>): Promise<Database> {
  const [{ Database }, dump] = await Promise.all([sqlite(), readDump()])
  const database = new Database()
  database.exec(dump)
  close(database)
  return database
}
