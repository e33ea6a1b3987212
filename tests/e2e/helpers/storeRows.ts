import { Client } from 'pg'
import type { TestRow } from './rows'

/** Stores rows in the database without any validation, as old data or a removed slice leave them. */
export async function storeRows({ id, rows }: { id: string; rows: readonly unknown[] }): Promise<void> {
  const connectionString = process.env.VOIX_E2E_DATABASE_URL
  if (!connectionString) throw new Error('Set VOIX_E2E_DATABASE_URL to the database of the server under test.')
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const elements = JSON.stringify(rows)
    await client.query('update pages set elements = $2::jsonb where id = $1', [id, elements])
    await client.query('update _pages_v set version_elements = $2::jsonb where parent_id = $1 and latest', [
      id,
      elements,
    ])
  } finally {
    await client.end()
  }
}

/** Returns a row with another parent, id or slice. */
export function broken(row: TestRow, change: { id?: string; parent?: string; blockType?: string }): TestRow {
  const { id = row.id, parent = row.element.parent, blockType = row.blockType } = change
  return { ...row, id, blockType, element: { ...row.element, parent } }
}
