import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import type { Changes } from '../../contract/collaboration'
import { diff, readRows, toSnapshot, toTree, type PageDiff, type Row, type Snapshot } from '../../tree'
import { savedFieldsOf, snapshotOf, valuesOf } from '../store/content'
import { livePathOf } from '../store/livePathOf'
import { readBase } from '../save/readBase'
import { readVersion } from '../store/versions'
import { baseInRelease } from '../releases/baseInRelease'
import type { Line } from '../store/line'
import { readLine } from '../store/readLine'
import { slugsOf } from '../../options/getVoix'

interface Input {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  line: Line
  since: number
}

/** Returns the change of a line since a revision, limited to what the user may read. */
export async function changesSince({ req, collection, line, since }: Input): Promise<Changes> {
  const { seen, item, outside } = await readLine({ req, line })
  const id = line.page
  const live = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id,
    depth: 0,
    select: { _status: true, path: true },
    overrideAccess: false,
    req,
  })
  const rev = seen.rev ?? 0
  if (since > rev) throw new APIError(`The page is at rev ${rev}; there is no rev ${since}.`, 400, { rev }, true)
  const liveStatus = live._status ? statusOf(live._status) : null
  const state = { rev, status: statusOf(seen._status), liveStatus, livePath: livePathOf(live), change: null }
  if (since === rev) return state
  const fields = savedFieldsOf(collection)
  const version = await readVersion({ req, id, rev: outside })
  const history = version && { req, id, fields, head: version }
  const head = item ? toSnapshot(item.snapshot) : version && snapshotOf(version.page, fields)
  const base =
    history &&
    (item ? await baseInRelease({ history, line, item, rev: since }) : await readBase({ ...history, rev: since }))
  const rows = readRows(seen.elements)
  if (!base || !head) return { ...state, content: { page: valuesOf(seen, fields), rows } }
  const change = diff(base, head)
  return { ...state, change: change && asSeen(change, { page: { ...seen }, tree: toTree(rows) }) }
}

/**
 * Limits a change to what the user may read: fields that are not in the current state are removed from the earlier one,
 * too.
 */
function asSeen({ page, rows, order, orphans }: PageDiff, seen: Snapshot): PageDiff {
  const now = (row: Row): Row => seen.tree.rows[row.id] ?? row
  const known = (from: Row, to: Row) => Object.fromEntries(Object.keys(to).map((key) => [key, from[key]])) as Row
  const values = Object.entries(page).map(([name, [from]]) => {
    return [name, [Object.hasOwn(seen.page, name) ? from : null, seen.page[name] ?? null]] as const
  })
  const updated = Object.entries(rows.updated).map(([id, [from, to]]) => [id, [known(from, now(to)), now(to)]] as const)
  const removed = Object.entries(rows.removed).map(([id, { blockType, blockName, element }]) => {
    return [id, { id, blockType, blockName, element }] as const
  })
  return {
    page: Object.fromEntries(values),
    rows: {
      added: Object.fromEntries(Object.entries(rows.added).map(([id, row]) => [id, now(row)])),
      updated: Object.fromEntries(updated),
      removed: Object.fromEntries(removed),
    },
    order,
    orphans: orphans && [[], seen.tree.unplaced],
  }
}

function statusOf(status: string | null | undefined): 'draft' | 'published' {
  return status === 'published' ? 'published' : 'draft'
}
