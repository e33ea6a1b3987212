import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import type { Table } from '../store/storedElements'

/** The change of one row by a migration. */
export interface JournalEntry {
  table: Table
  id: string
  /** The elements before the migration, byte for byte. */
  before: string
  /** The hash of the elements after the migration. */
  after: string
}

const ENDING = '.jsonl'

/** Returns a journal that allows a migration to be undone. The file is created by the first entry. */
export function openJournal(dataDir: string) {
  const dir = path.join(dataDir, 'definitions')
  const file = path.join(dir, `${new Date().toISOString().replaceAll(':', '-')}${ENDING}`)
  let handle: number | null = null
  return {
    write: (entry: JournalEntry): string => {
      if (handle === null) {
        mkdirSync(dir, { recursive: true })
        handle = openSync(file, 'ax')
      }
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      return file
    },
    flush: () => {
      if (handle !== null) fsyncSync(handle)
    },
    close: () => {
      if (handle !== null) closeSync(handle)
    },
  }
}

/** Returns the path of the newest journal that was not undone, or `null`. */
export function newestJournal(dataDir: string): string | null {
  const dir = path.join(dataDir, 'definitions')
  if (!existsSync(dir)) return null
  const newest = readdirSync(dir)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .at(-1)
  return newest === undefined ? null : path.join(dir, newest)
}

/** Returns the entries of a journal, newest first. */
export function readJournal(file: string): JournalEntry[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as JournalEntry).reverse()
}

/** Renames a journal after it was undone, so that it is not used again. */
export function setAside(file: string): void {
  renameSync(file, `${file}.undone`)
}
