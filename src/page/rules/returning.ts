import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isOutlived, parentOf, slotOf, type Row, type Violation } from '../../tree'
import { execute } from '../../collections/core/database/execute'
import { columnId, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'

interface Input {
  req: PayloadRequest
  id: number | string
  before: readonly Row[]
  after: readonly Row[]
  violations: readonly Violation[]
}

/**
 * Drops violations of elements that return from a version at the same place: their slices may be removed or stricter
 * now. The site skips such elements, and the studio shows them in quarantine.
 */
export async function withoutReturning({ req, id, before, after, violations }: Input): Promise<Violation[]> {
  const there = new Map(before.map((row) => [row.id, row]))
  const suspects = new Set(violations.filter(isOutlived).map(({ element }) => element))
  const coming = after.filter((row) => suspects.has(row.id) && !isPlacedAlike(there.get(row.id), row))
  if (coming.length === 0) return [...violations]
  const places = coming.map((row) => ({
    id: row.id,
    blockType: row.blockType,
    element: { parent: parentOf(row), slot: slotOf(row) },
  }))
  const known = await standInVersions({ req, id, parts: places })
  const returning = new Set(places.filter((_place, index) => known.has(index)).map((place) => place.id))
  return violations.filter((violation) => !isOutlived(violation) || !returning.has(violation.element))
}

/**
 * Returns the indexes of the parts that a version of the page contains. `id: null` searches the versions of all pages.
 */
export async function standInVersions({
  req,
  id,
  parts,
}: Pick<Input, 'req'> & { id: Input['id'] | null; parts: readonly object[] }): Promise<ReadonlySet<number>> {
  const { pages } = slugsOf(req)
  const known = await execute<{ number: number | string }>({
    req,
    statement: sql`
      select number from jsonb_array_elements(${JSON.stringify(parts)}::jsonb) with ordinality as given(part, number)
      where exists (
        select 1 from ${versionsOf(req, pages)}
        where ${id === null ? sql`true` : sql`parent_id = ${columnId(req, pages, id)}`} and version_elements @> jsonb_build_array(part)
      )`,
  })
  return new Set(known.map(({ number }) => Number(number) - 1))
}

function isPlacedAlike(stored: Row | undefined, row: Row): boolean {
  if (!stored) return false
  return stored.blockType === row.blockType && parentOf(stored) === parentOf(row) && slotOf(stored) === slotOf(row)
}
