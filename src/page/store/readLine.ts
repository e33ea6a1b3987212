import { NotFound, type PayloadRequest } from 'payload'
import { findNewest, type NewestPage } from '../../collections/core/pages/findNewest'
import type { StoredItem } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { savedFieldsOf } from './content'
import { itemOfLine, readRelease, type Line } from './line'

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
}): Promise<{ page: string; seen: NewestPage; item: StoredItem | null; outside: number }> {
  if (line.release !== null) await readRelease({ req, id: line.release })
  const item = await itemOfLine({ req, line })
  const outside = await findNewest({ req, id: line.page, leaveOut: item ? ['elements'] : [] })
  if (!outside) throw new NotFound(req.t)
  const rev = Number(outside.rev ?? 0)
  if (!item) return { page: line.page, seen: outside, item, outside: rev }
  const { page, rows } = item.snapshot
  // Fields that the user may not read outside of the release are not returned from the release either.
  const names = savedFieldsOf(req.payload.collections[slugsOf(req).pages].config).filter((name) => name in outside)
  const values = Object.fromEntries(names.map((name) => [name, page[name] ?? null]))
  const seen = { ...outside, ...values, elements: rows, rev: item.rev, _status: 'draft' }
  return { page: line.page, seen, item, outside: rev }
}
