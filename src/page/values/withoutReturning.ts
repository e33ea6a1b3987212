import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { isRecord, STORABLE_RULE } from '../../tree'
import { DEPTH_RULE, type ValueProblem } from './problems'

/** Rules that apply to stored values as well. */
const LASTING: readonly string[] = [DEPTH_RULE, STORABLE_RULE]

interface Input {
  req: PayloadRequest
  id: string
  problems: readonly ValueProblem[]
  elements: unknown
}

/**
 * Drops problems of values that an element had in an earlier version, because a field may have changed its type since.
 */
export async function withoutReturning({ req, id, problems, elements }: Input): Promise<ValueProblem[]> {
  const coming = problems.flatMap((problem) => {
    const [top, index, field] = problem.path
    const row: unknown = top === 'elements' && Array.isArray(elements) ? elements[Number(index)] : null
    if (!isRecord(row) || field === undefined || LASTING.includes(problem.rule)) return []
    return [{ problem, place: { field: String(field), part: { id: row.id, [field]: row[field] } } }]
  })
  if (coming.length === 0) return [...problems]
  const { pages } = slugsOf(req)
  const known = await execute<{ position: string | number }>({
    req,
    statement: sql`
      select position from jsonb_array_elements(${JSON.stringify(coming.map(({ place }) => place))}::jsonb)
        with ordinality as coming(place, position)
      where exists (
        select 1 from ${versionsOf(req, pages)}
        where parent_id = ${columnId(req, pages, id)} and version_elements @> jsonb_build_array(place->'part')
          and exists (
            select 1 from jsonb_array_elements(version_elements) as stored
            where stored->'id' = place->'part'->'id'
              and stored->(place->>'field') = place->'part'->(place->>'field')
          )
      )`,
  })
  const returning = new Set(known.map(({ position }) => coming[Number(position) - 1]?.problem))
  return problems.filter((problem) => !returning.has(problem))
}
