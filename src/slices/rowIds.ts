import { createId, isRecord } from '../tree'

type Values = Record<string, unknown>

/** The values with an id for every row of their lists that has none. Payload gives rows one when they are saved; the preview needs it before. */
export function withRowIds(values: Values): Values {
  return mapRows(values, (row) => ({ id: createId(), ...row }))
}

/** The values with another id for every row of their lists: a copy has no row in common with what it was made of. */
export function withFreshRowIds(values: Values): Values {
  return mapRows(values, (row) => ('id' in row ? { ...row, id: createId() } : row))
}

/** The values with the same ids for their rows every time: they only say that there are rows, and what is made of them gets its own. */
export function withPlainRowIds(values: Values): Values {
  let count = 0
  return mapRows(values, (row) => ({ ...row, id: `row-${(count += 1)}` }))
}

/** Rows at any depth, the inner ones first. */
function mapRows(values: Values, change: (row: Values) => Values): Values {
  const mapped = (item: unknown) => (isRecord(item) ? change(mapRows(item, change)) : item)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(mapped) : value]),
  )
}
