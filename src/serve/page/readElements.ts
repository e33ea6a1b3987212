import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { storedRows } from '../../options/storedRows'
import type { Row } from '../../tree'

/** Returns the stored elements of a published page. The caller must have read the page with the visitor's rights. */
export async function readElements({ req, id }: { req: PayloadRequest; id: string }): Promise<Row[]> {
  const found = await req.payload.db.findOne<{ id: string; elements?: unknown }>({
    collection: slugsOf(req).pages,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    select: { elements: true },
    req,
  })
  return storedRows(req, found?.elements)
}
