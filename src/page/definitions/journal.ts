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

/** What a migration did to one row. */
export interface JournalEntry {
  table: Table
  id: string
  /** The elements as they were, to the byte. */
  before: string
  /** The fingerprint of what they were made. */
  after: string
}

const ENDING = '.jsonl'

/** The file in which a migration writes down the way back; there is none until something is written. */
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

/** The newest journal that was not taken back. */
export function newestJournal(dataDir: string): string | null {
  const dir = path.join(dataDir, 'definitions')
  if (!existsSync(dir)) return null
  const newest = readdirSync(dir)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .at(-1)
  return newest === undefined ? null : path.join(dir, newest)
}

/** The last change first. */
export function readJournal(file: string): JournalEntry[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as JournalEntry).reverse()
}

/** A journal is good for one way back. */
export function setAside(file: string): void {
  renameSync(file, `${file}.undone`)
}
