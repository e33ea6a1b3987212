import { isPageDiff, type PageDiff } from './diff'
import { readRows } from './readRows'
import type { Row } from './types'

/**
 * Returns an untrusted value (from a request, a message or storage) as a change, or `null` if it is not one. Its rows
 * are repaired by `readRows`, then mapped by `asRead`.
 */
export function readDiff(value: unknown, asRead: (row: Row) => Row = (row) => row): PageDiff | null {
  if (!isPageDiff(value)) return null
  const { added, updated, removed } = value.rows
  const read = (row: Row): Row => asRead(readRows([row])[0] ?? row)
  return {
    ...value,
    rows: {
      added: mapValues(added, read),
      updated: mapValues(updated, ([from, to]) => [read(from), read(to)] as const),
      removed: mapValues(removed, read),
    },
  }
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, change(value)]))
}
