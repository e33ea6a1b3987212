import type { Condition, ContentQuery } from './query'

/** The table of a collection. */
export function tableOf(collection: string): string {
  return `_content_${collection}`
}

/** A query in the grammar of the call: values in single quotes, those inside doubled. */
export function writeSql(query: ContentQuery): string {
  return write(query, quote)
}

/** A value as the grammar has it. */
export function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

/** The same with a parameter in place of each value: what is run. */
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
  // SQLite takes an offset behind a limit only; -1 is none.
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

/** Names have passed `checkColumns`, or a parser that knows letters only. */
function name(column: string): string {
  return `"${column.replaceAll('"', '')}"`
}
