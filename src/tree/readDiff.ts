import { isPageDiff, type PageDiff } from './diff'
import { readRows } from './readRows'
import type { Row } from './types'

/** A change that came from outside (a request, a message, storage), its rows healed; `null`: it is none. */
export function readDiff(value: unknown): PageDiff | null {
  if (!isPageDiff(value)) return null
  const { added, updated, removed } = value.rows
  return {
    ...value,
    rows: {
      added: mapValues(added, healed),
      updated: mapValues(updated, ([from, to]) => [healed(from), healed(to)] as const),
      removed: mapValues(removed, healed),
    },
  }
}

const healed = (row: Row): Row => readRows([row])[0] ?? row

function mapValues<From, To>(values: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, change(value)]))
}
