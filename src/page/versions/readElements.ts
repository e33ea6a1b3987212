import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, listOf, versionsOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import { type PlacedElement, type Row } from '../../tree'

/** An element of a version without its content: its place, its type, and a hash to detect changes. */
export interface ElementPrint extends PlacedElement {
  /** The hash of everything but the place. */
  hash: string
  name: string | null
  blockType: string
}

type PrintRow = {
  version: string
  ids: string[]
  parents: (string | null)[]
  slots: string[]
  hashes: string[]
  names: (string | null)[]
  types: string[]
}

interface Versions {
  req: PayloadRequest
  /** Ids of versions that the user may read. */
  versions: readonly string[]
}

/** Returns the elements of versions as hashes, by version. The content is not fetched. */
export async function readPrints({ req, versions }: Versions): Promise<Map<string, ElementPrint[]>> {
  const rows = await execute<PrintRow>({
    req,
    statement: sql`
      select v.id::text as version, array_agg(e.row->>'id' order by e.at) as ids,
        array_agg(e.row->'element'->>'parent' order by e.at) as parents,
        array_agg(coalesce(e.row->'element'->>'slot', 'default') order by e.at) as slots,
        array_agg(md5((e.row #- '{element,parent}' #- '{element,slot}')::text) order by e.at) as hashes,
        array_agg(e.row->>'blockName' order by e.at) as names,
        array_agg(coalesce(e.row->>'blockType', '') order by e.at) as types
      from ${versionsOf(req, slugsOf(req).pages)} v
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(v.version_elements) when 'array' then v.version_elements else '[]'::jsonb end
      ) with ordinality as e(row, at)
      where v.id in (${listOf(versions.map((id) => columnId(req, null, id)))}) and jsonb_typeof(e.row) = 'object' and e.row->>'id' is not null
      group by v.id`,
  })
  return new Map(rows.map((row) => [row.version, printsOf(row)]))
}

function printsOf({ ids, parents, slots, hashes, names, types }: PrintRow): ElementPrint[] {
  return ids.map((id, index) => ({
    id,
    parent: parents[index] ?? null,
    slot: slots[index] ?? 'default',
    hash: hashes[index] ?? '',
    name: names[index] || null,
    blockType: types[index] ?? '',
  }))
}

/** Returns complete elements by version and by id in one query. `wanted` holds the ids of elements by version. */
export async function readElements({
  req,
  wanted,
}: {
  req: PayloadRequest
  wanted: ReadonlyMap<string, ReadonlySet<string>>
}): Promise<Map<string, Map<string, Row>>> {
  const requested = [...wanted].filter(([, ids]) => ids.size > 0)
  if (requested.length === 0) return new Map()
  // Passed as an object, in which PostgreSQL finds a key by binary search.
  const ids = Object.fromEntries(
    requested.map(([version, list]) => [version, Object.fromEntries([...list].map((id) => [id, 1]))]),
  )
  const rows = await execute<{ version: string; elements: unknown }>({
    req,
    statement: sql`
      select v.id::text as version, jsonb_agg(e.row) as elements
      from jsonb_each(${JSON.stringify(ids)}::jsonb) as w(version, ids)
      join ${versionsOf(req, slugsOf(req).pages)} v on v.id::text = w.version
      cross join lateral jsonb_array_elements(v.version_elements) as e(row)
      where v.id in (${listOf(requested.map(([version]) => columnId(req, null, version)))})
        and jsonb_typeof(v.version_elements) = 'array' and jsonb_exists(w.ids, e.row->>'id')
      group by v.id`,
  })
  return new Map(
    rows.map(({ version, elements }) => [version, new Map(storedRows(req, elements).map((row) => [row.id, row]))]),
  )
}
