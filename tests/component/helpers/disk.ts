import { afterAll, afterEach, beforeAll } from 'vitest'

/**
 * The browser's storage. The studio is imported once per worker, so its store is mocked for all files and enabled per
 * file.
 */
export const disk = new Map<string, unknown>()
let isThere = false

/** Enables storage in the browser for the tests of a file. */
export function withDisk(): void {
  beforeAll(() => void (isThere = true))
  afterEach(() => disk.clear())
  afterAll(() => void (isThere = false))
}

/**
 * The functions of idb-keyval that the journal calls. They fail as in a browser without storage unless a file enables
 * it.
 */
export const idbKeyval = {
  createStore: () => ({}),
  get: (key: string) => onDisk(() => disk.get(key)),
  keys: () => onDisk(() => [...disk.keys()]),
  del: (key: string) => onDisk(() => void disk.delete(key)),
  set: (key: string, value: unknown) => onDisk(() => void disk.set(key, structuredClone(value))),
}

async function onDisk<Result>(work: () => Result): Promise<Result> {
  if (!isThere) throw new Error('This browser keeps nothing.')
  return Promise.resolve(work())
}
