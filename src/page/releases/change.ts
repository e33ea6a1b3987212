import type { PayloadRequest } from 'payload'
import type { StoredRelease } from '../../collections/core/releases/stored'
import type { ReleaseEvent } from '../../contract/releases'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'
import { notify } from '../store/notify'
import { endOf, releaseKey } from '../store/line'

type Data = Partial<Omit<StoredRelease, 'id'>>

/** So much of its history a release tells. */
const KEPT_EVENTS = 200

/** Writes what became of a release, and tells those who work in it when that ends; whoever calls holds its lock. */
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
    // system: these fields are nobody's to write; who may do what was judged before
    overrideAccess: true,
    req,
  })
  const how = data.status ? endOf({ status: data.status }) : null
  const page = releaseKey(String(release.id))
  if (how !== null) await notify({ req, message: { kind: 'ended', page, how, by: personOf(req.user) } })
}

/** The data with one more line in the release's history. */
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
