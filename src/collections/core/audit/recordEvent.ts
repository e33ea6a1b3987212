import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'

interface Event {
  req: PayloadRequest
  /** Such as `signed-in` or `deleted`. */
  event: string
  collection: string
  doc: number | string
  /** Must not contain secrets. */
  data?: Record<string, unknown>
  /** The user who did it. Default: the signed-in user. `null` is the system. */
  user?: number | string | null
}

/** Records an event of the audit log, in the transaction of the change. */
export async function recordEvent({
  req,
  event,
  collection,
  doc,
  data,
  user = req.user?.id ?? null,
}: Event): Promise<void> {
  await req.payload.db.create({
    collection: slugsOf(req)['audit-events'],
    data: { event, collection, doc: String(doc), user: user === null ? null : String(user), data: data ?? null },
    req,
  })
}
