import { fieldTypeOf } from '../../slices'
import { withFreshRowIds } from '../../slices/rowIds'
import type { FieldInfo } from '../../slices/types'
import { createId, isRecord } from '../../tree'

/** A row of a list. */
export type ListRow = Record<string, unknown>

/** Returns the rows of a list, each with an id. Rows stored without one get their index as id. */
export function rowsOf(value: unknown): (ListRow & { id: string })[] {
  const rows = (Array.isArray(value) ? value : []).filter(isRecord)
  return rows.map((row, index) =>
    typeof row.id === 'string' ? (row as ListRow & { id: string }) : { ...row, id: `row-${index}` },
  )
}

/** A new row: the defaults of its fields, without those that start switched off. */
export function newRow(fields: readonly FieldInfo[]): ListRow & { id: string } {
  const values = fields.flatMap((field) => {
    const value = field.defaultValue ?? fieldTypeOf(field).defaults
    return value === undefined || value === null || !field.enabled
      ? []
      : [[field.name, structuredClone(value)] as const]
  })
  return { ...Object.fromEntries(values), id: createId() }
}

/** The list with a copy behind a row; the rows within it are rows of their own as well. */
export function duplicated(rows: readonly ListRow[], index: number): ListRow[] {
  const row = rows[index]
  return row ? rows.toSpliced(index + 1, 0, { ...withFreshRowIds(row), id: createId() }) : [...rows]
}

export interface Move {
  from: number
  /** The index that the entry has afterwards. */
  to: number
}

/** Returns the list with one entry moved. */
export function moved<Entry>(entries: readonly Entry[], { from, to }: Move): Entry[] {
  const entry = entries[from]
  return entry === undefined ? [...entries] : entries.toSpliced(from, 1).toSpliced(to, 0, entry)
}

const LONGEST = 60
/** Fields that name a row, in order of preference, before any other text in it. */
const NAMES = ['title', 'name', 'label', 'question', 'heading', 'caption', 'text']

/** Returns the name of a row: its title, otherwise its first text, the name of its picture, or its number. */
export function rowTitle({
  row,
  fields,
  index,
  picture = '',
}: {
  row: ListRow
  fields: readonly FieldInfo[]
  index: number
  picture?: string | undefined
}): string {
  const telling = fields.filter((field) => fieldTypeOf(field).isTelling)
  const placeOf = ({ name }: FieldInfo) => (NAMES.includes(name) ? NAMES.indexOf(name) : NAMES.length)
  const own = telling
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((field) => (fieldTypeOf(field).text(row[field.name], field) ?? '').replace(/\s+/g, ' ').trim())
    .find((found) => found !== '')
  const text = own ?? picture
  if (text === '') return `Row ${index + 1}`
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text
}
