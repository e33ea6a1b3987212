import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { cookies } from 'next/headers'
import { OPEN_STATUSES, type OpenStatus } from '../../contract/releases'
import type { ReleaseChoice } from '../../studio/model/boot'
import { RELEASE_COOKIE } from '../../studio/dom/releaseCookie'
import { readVoix } from './readVoix'

/** Returns the releases that can still be changed, last changed first. */
export async function openReleases(req: PayloadRequest): Promise<ReleaseChoice[]> {
  const { docs } = await req.payload.find({
    collection: readVoix(req.payload).collections.releases,
    where: { status: { in: [...OPEN_STATUSES] } },
    sort: '-updatedAt',
    depth: 0,
    limit: 100,
    pagination: false,
    select: { name: true, status: true },
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name, status }) => ({ id: String(id), name, status: status as OpenStatus }))
}

/**
 * Returns the release to open in the studio: the one in the address (`?release=none` for none), otherwise the one in
 * the cookie.
 */
export async function chosenRelease(
  { searchParams }: Pick<AdminViewServerProps, 'searchParams'>,
  offered: readonly ReleaseChoice[],
): Promise<ReleaseChoice | null> {
  const wanted = searchParams?.release ?? (await cookies()).get(RELEASE_COOKIE)?.value
  return offered.find(({ id }) => id === wanted) ?? null
}
