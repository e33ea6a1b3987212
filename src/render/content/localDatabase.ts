import type { Database, SqlJsStatic } from 'sql.js'
import { close } from '../../collections/content/database/select'
import { CONTENT_URL } from './ask'

let starting: Promise<SqlJsStatic> | undefined
/** Collection and version -> its database. */
const databases = new Map<string, Promise<Database>>()

/** SQLite comes from our own origin, when somebody asks first. */
function sqlite(): Promise<SqlJsStatic> {
  starting ??= import('sql.js').then(({ default: start }) => start({ locateFile: () => `${CONTENT_URL}/sqlite.wasm` }))
  return starting
}

/** The smallest module: nothing. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

let allowed: Promise<boolean> | undefined

/** Whether this browser can have one, and the page's policy lets it: SQLite itself would leave an error behind. */
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

/** The table of a collection in the browser, filled from its dump. @throws when SQLite may not run here, or the dump does not come. */
export function localDatabase(collection: string, version: string, readDump: () => Promise<string>): Promise<Database> {
  const key = `${collection} ${version}`
  const known = databases.get(key)
  if (known) return known
  const opening = open(readDump)
  // A dump that did not come may come the next time.
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
