import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { snakeCase } from '../../../options/snakeCase.mjs'

type Asks = Pick<PayloadRequest, 'payload'>

/** Returns the table of a collection for use in a statement, under the name that the database adapter uses. */
export function tableOf({ payload }: Asks, slug: string) {
  return named(adapterOf(payload), snakeCase(slug))
}

/** Returns the table of a collection's versions. */
export function versionsOf({ payload }: Asks, slug: string) {
  const adapter = adapterOf(payload)
  return named(adapter, `_${snakeCase(slug)}${adapter.versionsSuffix}`)
}

/** Returns all JSON columns of the adapter's tables, including those of versions, locales and rows. */
export function jsonColumns({ payload }: Asks) {
  const { rawTables, schemaName } = adapterOf(payload)
  return Object.values(rawTables).flatMap(({ name, columns }) => {
    const hasId = Object.values(columns).some((column) => column.name === 'id')
    const own = hasId ? Object.values(columns).filter(({ type }) => type === 'jsonb') : []
    return own.map((column) => ({ table: inSchema(schemaName, name), column: sql.identifier(column.name) }))
  })
}

/** `tableNameMap` maps the default names of tables to the actual ones. */
function named({ schemaName, tableNameMap }: PostgresAdapter, name: string) {
  return inSchema(schemaName, tableNameMap.get(name) ?? name)
}

function inSchema(schemaName: string | undefined, name: string) {
  const table = sql.identifier(name)
  return schemaName === undefined ? sql`${table}` : sql`${sql.identifier(schemaName)}.${table}`
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const LARGEST_SERIAL = 2_147_483_647

/**
 * Converts a document's id to the type of its column, so that a statement can use the index. Returns `null` for an
 * invalid id, for which PostgreSQL would reject the statement. `slug: null` is for tables of versions.
 */
export function columnId({ payload }: Asks, slug: string | null, id: unknown): number | string | null {
  const own = slug === null ? undefined : payload.collections[slug as CollectionSlug]?.customIDType
  const { idType } = adapterOf(payload)
  if (own === 'text') return String(id)
  if (own === undefined && idType !== 'serial') return typeof id === 'string' && UUID.test(id) ? id : null
  const number = typeof id === 'number' ? id : /^\d+(?:\.\d+)?$/.test(String(id)) ? Number(id) : Number.NaN
  if (own === 'number') return Number.isFinite(number) ? number : null
  return Number.isInteger(number) && number >= 0 && number <= LARGEST_SERIAL ? number : null
}

/** Returns values for the inside of `in (...)`. */
export function listOf(values: readonly (number | string | null)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

function adapterOf(payload: PayloadRequest['payload']): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}
