import type { Columns, ColumnType, ContentRow } from '../types'
import { quote, tableOf } from '../query/writeSql'

const SQL_TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'TEXT',
  number: 'NUMERIC',
  boolean: 'INTEGER',
  json: 'TEXT',
}

/**
 * Returns the SQL that creates and fills a collection's table. It is the dump for browsers, and fills the server's
 * database.
 */
export function writeDump(collection: string, columns: Columns, rows: readonly ContentRow[]): string {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  const table = tableOf(collection)
  const defined = Object.entries(columns).map(
    ([name, type]) => `"${name}" ${SQL_TYPES[type]}${name === 'id' ? ' PRIMARY KEY' : ''}`,
  )
  const inserts = rows.map((row) => {
    const values = Object.entries(columns).map(([name, type]) => write(row[name], type))
    return `INSERT INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')});`
  })
  return [`CREATE TABLE ${table} (${defined.join(', ')});`, ...inserts, ''].join('\n')
}

function write(value: unknown, type: ColumnType): string {
  if (value === null || value === undefined) return 'NULL'
  if (type === 'json') return quote(JSON.stringify(value))
  if (typeof value === 'boolean') return value ? '1' : '0'
  // SQLite would end the statement at a NUL character.
  return typeof value === 'number' ? String(value) : quote(String(value as string).replaceAll('\0', ''))
}

/** Converts the values of a stored row to the types of their columns. */
export function readStored(row: ContentRow, columns: Columns): ContentRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value, columns[name])]))
}

function read(value: unknown, type: ColumnType | undefined): unknown {
  if (value === null) return null
  if (type === 'json') return JSON.parse(String(value as string))
  return type === 'boolean' ? value === 1 : value
}
