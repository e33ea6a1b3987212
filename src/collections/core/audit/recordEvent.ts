import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../../options/getVoix'

interface Event {
  req: PayloadRequest
  /** `signed-in`, `deleted` ... */
  event: string
  collection: string
  doc: number | string
  /** Never what somebody typed as a secret. */
  data?: Record<string, unknown>
  /** Who did it. Default: whoever is signed in; `null`: the system. */
  user?: number | string | null
}

/** Writes down who did what, in the transaction of what was done. */
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
