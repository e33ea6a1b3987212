import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'

const DAY_MS = 864e5
const AT_ONCE = 100

/**
 * Deletes the submissions that are older than their form's `deleteAfterDays`. Returns the number of deleted
 * submissions.
 */
export async function deleteOldSubmissions(payload: Payload, signal?: AbortSignal): Promise<number> {
  const req = await createLocalReq({}, payload)
  const { docs } = await payload.find({
    collection: slugsOf(req).forms as CollectionSlug,
    where: { deleteAfterDays: { exists: true } },
    select: { deleteAfterDays: true } as never,
    depth: 0,
    pagination: false,
    trash: true,
    // system: the worker acts for all forms, including those in the trash.
    overrideAccess: true,
    req,
  })
  let count = 0
  for (const { id, deleteAfterDays } of docs as unknown as { id: string | number; deleteAfterDays: number }[]) {
    const before = new Date(Date.now() - deleteAfterDays * DAY_MS).toISOString()
    for (let deleted = AT_ONCE; deleted === AT_ONCE && !signal?.aborted; count += deleted)
      deleted = await deleteSome(req, { form: id, before })
  }
  return count
}

async function deleteSome(req: PayloadRequest, { form, before }: { form: string | number; before: string }) {
  const collection = slugsOf(req)['form-submissions'] as CollectionSlug
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ form: { equals: form } }, { createdAt: { less_than: before } }] },
    select: {},
    depth: 0,
    limit: AT_ONCE,
    // system: see above.
    overrideAccess: true,
    req,
  })
  if (docs.length === 0) return 0
  const { docs: deleted } = await req.payload.delete({
    collection,
    where: { id: { in: docs.map(({ id }) => id) } },
    depth: 0,
    // system: see above.
    overrideAccess: true,
    req,
  })
  return deleted.length
}
