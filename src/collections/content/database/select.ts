import type { Database } from 'sql.js'
import type { ContentQuery } from '../query/query'
import { writeStatement } from '../query/writeSql'
import type { ContentRow } from '../types'

/** Runs a query whose columns were checked. Returns the rows as stored. */
export function select(database: Database, query: ContentQuery): ContentRow[] {
  const { sql, values } = writeStatement(query)
  const statement = database.prepare(sql)
  try {
    statement.bind(values)
    const rows: ContentRow[] = []
    while (statement.step()) rows.push(statement.getAsObject())
    return rows
  } finally {
    statement.free()
  }
}

/** Makes the database read-only. */
export function close(database: Database): void {
  database.run('PRAGMA query_only = ON')
}
