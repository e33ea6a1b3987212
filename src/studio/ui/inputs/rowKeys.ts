import { useRef } from 'react'

interface KeyedRow {
  name: string
  key: string
}

/** Keys for rows that have only a name. By its place, what somebody writes in one row would jump to the next when a row goes. */
export function useRowKeys(names: readonly string[]): string[] {
  const rows = useRef<readonly KeyedRow[]>([])
  rows.current = nextKeys({ rows: rows.current, names })
  return keysOf(rows.current)
}

/** The rows of names that come in no order of their own: by name at first, then each where it stands. */
export function useNameRows(names: readonly string[]): readonly KeyedRow[] {
  const rows = useRef<readonly KeyedRow[]>([])
  rows.current = inOrder({ before: rows.current, rows: nextKeys({ rows: rows.current, names }) })
  return rows.current
}

/** The rows with these names, each under the key that it had. One that went while one came is renamed. */
export function nextKeys({
  rows,
  names,
}: {
  rows: readonly KeyedRow[]
  names: readonly string[]
}): readonly KeyedRow[] {
  if (rows.length === names.length && rows.every(({ name }, index) => name === names[index])) return rows
  const left = [...rows]
  const known = names.map((name) => {
    const index = left.findIndex((row) => row.name === name)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  })
  const isRename = left.length === 1 && known.filter((row) => row === undefined).length === 1
  const taken = new Set(rows.map(({ key }) => key))
  return names.map((name, index) => {
    const row = known[index]
    if (row) return row
    return { name, key: isRename && left[0] ? left[0].key : freeKey({ name, taken }) }
  })
}

/** The same rows; each where it stood before, new ones at the end. */
export function inOrder({
  before,
  rows,
}: {
  before: readonly KeyedRow[]
  rows: readonly KeyedRow[]
}): readonly KeyedRow[] {
  const keys = keysOf(before)
  const placeOf = ({ key }: KeyedRow) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function keysOf(rows: readonly KeyedRow[]): string[] {
  return rows.map(({ key }) => key)
}

function freeKey({ name, taken }: { name: string; taken: Set<string> }): string {
  let key = name
  for (let count = 2; taken.has(key); count++) key = `${name} ${count}`
  taken.add(key)
  return key
}
