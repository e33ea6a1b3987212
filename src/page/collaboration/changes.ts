import { APIError, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { elementsById, priorOf, readRows, type Row } from '../../tree'
import { contentOf, savedFieldsOf } from '../save/content'
import { livePathOf } from '../save/livePathOf'
import { readBase } from '../save/readBase'
import { readVersion } from '../save/versions'
import { slugsOf } from '../../options/getVoix'

/** What was saved since a revision, in the form of a save. */
export interface ChangesAnswer {
  rev: number
  status: 'draft' | 'published'
  /** The state of what visitors see. */
  liveStatus: 'draft' | 'published' | null
  /** Where visitors find the page; `null`: nowhere. */
  livePath: string | null
  /** Page fields that changed; all of them with `rows`. */
  page: Record<string, unknown>
  upsert: Row[]
  remove: string[]
  /** The ids of all elements in their order, when it changed. */
  order: string[] | null
  /** All elements, where the older revision is not kept any more or the change cannot be told by ids. */
  rows?: Row[]
}

interface Input {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
  since: number
}

/** As large as the change: what the caller may see of it. */
export async function changesSince({ req, collection, id, since }: Input): Promise<ChangesAnswer> {
  const asked = { collection: slugsOf(req).pages, id, depth: 0 } as const
  const seen = await req.payload.findByID({ ...asked, draft: true, overrideAccess: false, req })
  const live = await req.payload.findByID({
    ...asked,
    select: { _status: true, path: true },
    overrideAccess: false,
    req,
  })
  const rev = seen.rev ?? 0
  if (since > rev) throw new APIError(`The page is at rev ${rev}; there is no rev ${since}.`, 400, { rev }, true)
  const { elements, ...page } = seen as typeof seen & { elements?: unknown }
  const rows = readRows(elements)
  const liveStatus = live._status ? statusOf(live._status) : null
  const state = { rev, status: statusOf(page._status), liveStatus, livePath: livePathOf(live) }
  const nothing = { ...state, page: {}, upsert: [], remove: [], order: null }
  if (since === rev) return nothing
  const fields = savedFieldsOf(collection)
  const head = await readVersion({ req, id, rev })
  const base = head && (await readBase({ req, id, rev: since, head, fields }))
  if (!base) return { ...nothing, page: pick(page, fields), rows }
  const changed = priorOf({ before: contentOf(head.page, fields), after: base })
  // Rows that share an id cannot be named one by one.
  if (changed.duplicates) return { ...nothing, page: pick(page, fields), rows }
  const byId = elementsById(rows)
  const ids = Object.keys(changed.rows)
  return {
    ...state,
    page: pick(page, Object.keys(changed.page)),
    upsert: ids.flatMap((each) => byId.get(each) ?? []),
    remove: ids.filter((each) => changed.rows[each] === null),
    order: changed.order,
  }
}

function pick(page: object, names: readonly string[]): Record<string, unknown> {
  const values = page as Record<string, unknown>
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

function statusOf(status: string | null | undefined): 'draft' | 'published' {
  return status === 'published' ? 'published' : 'draft'
}
