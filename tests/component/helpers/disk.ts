import { afterAll, afterEach, beforeAll } from 'vitest'

/** What the browser keeps. The studio is read once per worker, so its store is replaced for all files, and works for those that ask. */
export const disk = new Map<string, unknown>()
let isThere = false

/** Lets the tests of a file keep unsaved work in the browser. */
export function withDisk(): void {
  beforeAll(() => void (isThere = true))
  afterEach(() => disk.clear())
  afterAll(() => void (isThere = false))
}

/** The functions of idb-keyval that the journal calls; they fail where a browser keeps nothing, as in the other files. */
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
