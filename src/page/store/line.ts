import { sql } from '@payloadcms/db-postgres'
import { APIError, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { limitWaiting } from '../../collections/core/database/limits'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { findItem, findRelease, type StoredItem, type StoredRelease } from '../../collections/core/releases/stored'
import type { EndReason } from '../../contract/collaboration'
import { pathWithinRelease } from '../../contract/line'
import { isOpen } from '../../contract/releases'
import { slugsOf } from '../../options/getVoix'
import { pageIdOf } from './pageIdOf'

/**
 * Where a page is worked on: outside of releases, or within one, where it has a content and revisions of its own. Saving, changes, events,
 * presence and merging go by lines; a page outside is the line without a release.
 */
export interface Line {
  page: string
  release: string | null
}

/** The endpoint of a page, and the same for a page within a release. */
export function onBothLines(endpoint: Endpoint): Endpoint[] {
  return [endpoint, { ...endpoint, path: pathWithinRelease(endpoint.path) }]
}

/** The line that an endpoint's address names. Throws a 404 for ids that are none. */
export function lineOf(req: PayloadRequest): Line {
  const page = pageIdOf(req)
  return { page, release: req.routeParams?.release === undefined ? null : releaseIdOf(req) }
}

export function releaseIdOf(req: PayloadRequest): string {
  const id = columnId(req, slugsOf(req).releases, String(req.routeParams?.release))
  if (id === null) throw new NotFound(req.t)
  return String(id)
}

/** What is told and remembered of a line, where there was the page's id alone. */
export function lineKey({ page, release }: Line): string {
  return release === null ? page : `${page}@${release}`
}

/** Of every page in a release, entered or not. */
export function releaseKey(release: string): string {
  return lineKey({ page: '', release })
}

export function pageOfKey(key: string): string {
  return key.split('@')[0] ?? key
}

/** Why pages cannot be worked on in a release any more; `null`: they can, now or once it is decided whether it is published. */
export function endOf(release: Pick<StoredRelease, 'status'> | null): EndReason | null {
  if (!release) return 'deleted'
  return release.status === 'published' || release.status === 'reverted' ? release.status : null
}

/** A refusal that says by `data.ended` that work in the release has ended. */
export function endedError({ message, ended }: { message: string; ended: EndReason }): APIError {
  return new APIError(message, ended === 'deleted' ? 404 : 409, { ended }, true)
}

/** The release itself. Throws a 404. */
export async function readRelease({ req, id }: { req: PayloadRequest; id: string }): Promise<StoredRelease> {
  const release = await findRelease({ req, id })
  if (!release) throw endedError({ message: 'There is no such release any more.', ended: 'deleted' })
  return release
}

/**
 * Locks a release until the transaction ends. `shared`: for changes of what is in it, which do not wait for each other but for whoever
 * publishes it. `whole`: for whatever changes the release itself.
 */
export async function lockRelease({
  req,
  id,
  how,
}: {
  req: PayloadRequest
  id: string
  how: 'shared' | 'whole'
}): Promise<StoredRelease> {
  await limitWaiting(req)
  const { releases } = slugsOf(req)
  const lock = how === 'whole' ? sql`for update` : sql`for share`
  await execute({
    req,
    statement: sql`select id from ${tableOf(req, releases)} where id = ${columnId(req, releases, id)} ${lock}`,
  })
  // A read of its own: it must see what was committed while this one waited for the lock.
  return readRelease({ req, id })
}

/** Throws a 409 with `data.ended`, or a 503 while it is being published: that may fail. */
export function mustBeOpen(release: Pick<StoredRelease, 'name' | 'status'>): void {
  if (isOpen(release)) return
  const ended = endOf(release)
  if (ended === null)
    throw new APIError(`The release "${release.name}" is being published. Try again in a moment.`, 503, null, true)
  throw endedError({
    message: `The release "${release.name}" is ${release.status}: nothing of it can be changed.`,
    ended,
  })
}

/** The page of a line in its release; `null` outside, and before it has entered. */
export async function itemOfLine({ req, line }: { req: PayloadRequest; line: Line }): Promise<StoredItem | null> {
  if (line.release === null) return null
  return findItem({ req, release: line.release, collection: slugsOf(req).pages, doc: line.page })
}
