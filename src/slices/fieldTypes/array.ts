import { isSameValue } from '../../tree'
import { isRecord } from '../../tree/internal/values'
import { createField, defaultOf, defineFieldType } from './defineFieldType'
import type {
  ChangeWords,
  FieldDefinition,
  FieldInfo,
  FieldMap,
  FieldOptions,
  ReadableField,
  ReadValue,
  ResolvedFields,
} from './fieldType'
import { innerChanges, innerParts, previewInner, type Values as Row } from './innerFields'
import type { ChangeLine, ReadablePart } from './words'

export const arrayType = defineFieldType<Row[], ({ id: string } & Row)[]>({
  type: 'array',
  label: 'List',
  payload: ({ field, base: { admin, ...rest }, inner, checks }) => ({
    ...rest,
    ...defaultOf<unknown[]>(field),
    type: 'array',
    admin: { ...admin, initCollapsed: true },
    ...(field.minRows === undefined ? {} : { minRows: field.minRows }),
    ...(field.maxRows === undefined ? {} : { maxRows: field.maxRows }),
    // Payload accepts an empty array unless it is required, even with `minRows`.
    validate: (rows, own) =>
      checks.array(rows, { ...own, required: own.required === true || (field.minRows ?? 0) > 0 }),
    fields: inner(field.fields ?? {}),
  }),
  resolve: (value, { field, tools }) => tools.rows(field.fields ?? {}, value),
  preview: ({ field, value, last, each }) => {
    const before = rowsOf(last)
    return rowsOf(value).map((stored, index) => {
      const id = typeof stored.id === 'string' ? stored.id : String(index)
      const shown = before.find((row) => row.id === id) ?? {}
      return { id, ...previewInner({ field, values: stored, last: shown, each }) }
    })
  },
  isWholeInPreview: ({ fields = {} }, isWhole) => Object.values(fields).every(isWhole),
  empty: [],
  text: (value) => {
    const { length } = rowsOf(value)
    return length === 0 ? '' : rowCount(length)
  },
  parts: (value, { field, each }) => rowParts({ value, field, each }),
  changes: describeRows,
  fits: Array.isArray,
  rule: 'The value must be a list.',
  check: arrayProblem,
})

export interface ArrayOptions<Fields extends FieldMap> extends FieldOptions<Row[]> {
  /** The fields of one row. */
  fields: Fields
  /** The minimum number of rows of a published array. An empty array also counts as too few. */
  minRows?: number
  maxRows?: number
}

/** One row of an array as a component receives it. */
export type ArrayRow<Fields extends FieldMap> = { id: string } & ResolvedFields<Fields>

/** Rows of fields: slides, table rows, tabs. */
export function array<const Fields extends FieldMap>(
  options: ArrayOptions<Fields>,
): FieldDefinition<Row[], ArrayRow<Fields>[]> {
  return createField(arrayType, options) as FieldDefinition<Row[], ArrayRow<Fields>[]>
}

function arrayProblem({ fields = {}, minRows, maxRows, defaultValue: rows }: FieldDefinition): string | null {
  if (Object.keys(fields).length === 0) return 'an array needs at least one field per row.'
  if (minRows !== undefined && maxRows !== undefined && minRows > maxRows) return 'minRows is greater than maxRows.'
  const count = Array.isArray(rows) ? rows.length : 0
  if (maxRows !== undefined && count > maxRows) return `the default has ${count} rows, maxRows is ${maxRows}.`
  return null
}

function rowsOf(value: unknown): Row[] {
  return (Array.isArray(value) ? value : []).filter(isRecord)
}

function rowParts({ value, field, each }: { value: unknown; field?: ReadableField; each: ReadValue }): ReadablePart[] {
  return rowsOf(value).flatMap((row, index) => {
    const number: ReadablePart = { kind: 'label', text: `${index + 1}.` }
    return [number, ...innerParts(row, field, each)]
  })
}

/** Describes how many rows were added, removed and changed, then the changes in each. */
function describeRows({
  field,
  before,
  after,
  words,
}: {
  field: FieldInfo
  before: unknown
  after: unknown
  words: ChangeWords
}): ChangeLine[] {
  const [old, now] = [rowsById(before), rowsById(after)]
  const added = [...now.keys()].filter((id) => !old.has(id))
  const removed = [...old.keys()].filter((id) => !now.has(id))
  const changed = [...now].flatMap(([id, row], index) => {
    const was = old.get(id)
    const lines = was
      ? innerChanges({ field, name: `${field.label} ${index + 1}`, before: was, after: row, words })
      : []
    return lines.length === 0 ? [] : [lines]
  })
  const kept = (ids: Iterable<string>, other: ReadonlyMap<string, Row>) => [...ids].filter((id) => other.has(id))
  const isReordered = !isSameValue(kept(old.keys(), now), kept(now.keys(), old))
  const parts = [
    added.length > 0 && `${rowCount(added.length)} added`,
    removed.length > 0 && `${rowCount(removed.length)} removed`,
    changed.length > 0 && `${rowCount(changed.length)} changed`,
    isReordered && 'put in another order',
  ].filter((part) => part !== false)
  if (parts.length === 0) return []
  return [{ kind: 'note', label: field.label, text: parts.join(', ') }, ...changed.flat()]
}

function rowCount(count: number): string {
  return `${count} ${count === 1 ? 'row' : 'rows'}`
}

/** Maps rows by id, or by index if they have none. */
function rowsById(value: unknown): ReadonlyMap<string, Row> {
  return new Map(rowsOf(value).map((row, index) => [typeof row.id === 'string' ? row.id : `#${index}`, row]))
}
