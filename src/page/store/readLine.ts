import type { PayloadRequest } from 'payload'
import type { StoredItem } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { savedFieldsOf } from './content'
import { itemOfLine, readRelease, type Line } from './line'

type Seen = Record<string, unknown> & {
  rev?: number | null
  layout?: string | null
  path?: string | null
  elements?: unknown
  _status?: string | null
}

/**
 * Returns the newest state of a page on its line as the user may see it, and its revision outside of releases. Throws a
 * 404 if the page or the release does not exist.
 */
export async function readLine({
  req,
  line,
}: {
  req: PayloadRequest
  line: Line
}): Promise<{ page: string; seen: Seen; item: StoredItem | null; outside: number }> {
  if (line.release !== null) await readRelease({ req, id: line.release })
  const { pages } = slugsOf(req)
  const outside = (await req.payload.findByID({
    collection: pages,
    id: line.page,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })) as unknown as Seen
  const item = await itemOfLine({ req, line })
  const rev = Number(outside.rev ?? 0)
  if (!item) return { page: line.page, seen: outside, item, outside: rev }
  const { page, rows } = item.snapshot
  // Fields that the user may not read outside of the release are not returned from the release either.
  const names = savedFieldsOf(req.payload.collections[pages].config).filter((name) => name in outside)
  const values = Object.fromEntries(names.map((name) => [name, page[name] ?? null]))
  const seen = { ...outside, ...values, elements: rows, rev: item.rev, _status: 'draft' }
  return { page: line.page, seen, item, outside: rev }
}
