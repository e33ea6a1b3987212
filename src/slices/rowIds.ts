import { createId, isRecord } from '../tree'

type Values = Record<string, unknown>

/** Adds an id to every row without one. Payload adds ids on save; the preview needs them before. */
export function withRowIds(values: Values): Values {
  return mapRows(values, (row) => ({ id: createId(), ...row }))
}

/** Gives every row a new id, so that a copy shares no row with its original. */
export function withFreshRowIds(values: Values): Values {
  return mapRows(values, (row) => ('id' in row ? { ...row, id: createId() } : row))
}

/** Gives the rows the same ids every time. They are placeholders: elements created from these values get new ids. */
export function withPlainRowIds(values: Values): Values {
  let count = 0
  return mapRows(values, (row) => ({ ...row, id: `row-${(count += 1)}` }))
}

/** Maps rows at any depth, inner ones first. */
function mapRows(values: Values, change: (row: Values) => Values): Values {
  const mapped = (item: unknown) => (isRecord(item) ? change(mapRows(item, change)) : item)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value.map(mapped) : value]),
  )
}
