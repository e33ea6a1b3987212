import type { PayloadRequest } from 'payload'
import type { StoredRelease } from '../../collections/core/releases/stored'
import type { ReleaseEvent } from '../../contract/releases'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'
import { notify } from '../store/notify'
import { endOf, releaseKey } from '../store/line'

type Data = Partial<Omit<StoredRelease, 'id'>>

/** Number of history events kept per release. */
const KEPT_EVENTS = 200

/** Updates a release and notifies its editors if that ends the work in it. The caller holds the release's lock. */
export async function changeRelease({
  req,
  release,
  data,
}: {
  req: PayloadRequest
  release: StoredRelease
  data: Data
}): Promise<void> {
  await req.payload.update({
    collection: slugsOf(req).releases,
    id: release.id as string,
    data: data as never,
    depth: 0,
    // system: users cannot write these fields; the caller has checked access
    overrideAccess: true,
    req,
  })
  const how = data.status ? endOf({ status: data.status }) : null
  const page = releaseKey(String(release.id))
  if (how !== null) await notify({ req, message: { kind: 'ended', page, how, by: personOf(req.user) } })
}

/** Returns the data with one more event in the release's history. */
export function withEvent<Some extends Data>({
  req,
  release,
  data,
  what,
}: {
  req: PayloadRequest
  release: StoredRelease
  data: Some
  what: string
}): Some & { history: ReleaseEvent[] } {
  const event: ReleaseEvent = { at: new Date().toISOString(), by: personOf(req.user)?.name ?? 'System', what }
  return { ...data, history: [...(release.history ?? []), event].slice(-KEPT_EVENTS) }
}
