import type { Condition, ContentQuery } from './query'

/** Returns the name of a collection's table. */
export function tableOf(collection: string): string {
  return `_content_${collection}`
}

/** Returns the SQL of a query in the grammar of the endpoint, with values as literals. */
export function writeSql(query: ContentQuery): string {
  return write(query, quote)
}

/** Quotes a value: single quotes, doubled inside. */
export function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** Returns the SQL of a query with a parameter for each value, to be run. */
export function writeStatement(query: ContentQuery): { sql: string; values: string[] } {
  const values: string[] = []
  const sql = write(query, (value) => {
    values.push(value)
    return '?'
  })
  return { sql, values }
}

function write(query: ContentQuery, value: (value: string) => string): string {
  const { collection, where, order, limit, skip } = query
  const clauses = [`SELECT ${selected(query)} FROM ${tableOf(collection)}`]
  if (where) clauses.push(`WHERE ${writeCondition(where, value)}`)
  if (order.length > 0)
    clauses.push(`ORDER BY ${order.map((one) => `${name(one.column)} ${one.direction}`).join(', ')}`)
  // SQLite allows OFFSET only after LIMIT.
  if (limit !== null || skip > 0) clauses.push(`LIMIT ${limit ?? NO_LIMIT}`)
  if (skip > 0) clauses.push(`OFFSET ${skip}`)
  return clauses.join(' ')
}

const NO_LIMIT = 1_000_000

function selected({ select, count }: ContentQuery): string {
  if (count) {
    const column = count.column === null ? '*' : name(count.column)
    return `COUNT(${count.isDistinct ? 'DISTINCT ' : ''}${column}) AS "count"`
  }
  return select.length === 0 ? '*' : select.map(name).join(', ')
}

function writeCondition(condition: Condition, value: (value: string) => string): string {
  if ('join' in condition) {
    return `(${condition.conditions.map((one) => writeCondition(one, value)).join(` ${condition.join} `)})`
  }
  const { column, operator, values } = condition
  const left = `${name(column)} ${operator}`
  if (operator === 'IS NULL' || operator === 'IS NOT NULL') return left
  const literals = values.map(value)
  if (operator === 'IN' || operator === 'NOT IN') return `${left} (${literals.join(', ')})`
  return `${left} ${literals.join(' AND ')}`
}

/** Names were checked by `checkColumns`, or contain letters, digits and underscores only. */
function name(column: string): string {
  return `"${column.replaceAll('"', '')}"`
}
