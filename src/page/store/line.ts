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
 * A page outside of releases, or a page within one release, where it has its own content and revisions. Saves, changes,
 * events, presence and merging are per line.
 */
export interface Line {
  page: string
  release: string | null
}

/** Returns an endpoint of a page, and the same endpoint for a page within a release. */
export function onBothLines(endpoint: Endpoint): Endpoint[] {
  return [endpoint, { ...endpoint, path: pathWithinRelease(endpoint.path) }]
}

/** Returns the line of the request's route. Throws a 404 for invalid ids. */
export function lineOf(req: PayloadRequest): Line {
  const page = pageIdOf(req)
  return { page, release: req.routeParams?.release === undefined ? null : releaseIdOf(req) }
}

export function releaseIdOf(req: PayloadRequest): string {
  const id = columnId(req, slugsOf(req).releases, String(req.routeParams?.release))
  if (id === null) throw new NotFound(req.t)
  return String(id)
}

/** Returns the key of a line in messages and caches. Outside of releases it is the page's id. */
export function lineKey({ page, release }: Line): string {
  return release === null ? page : `${page}@${release}`
}

/** Returns the key of all pages of a release, including pages without a release item. */
export function releaseKey(release: string): string {
  return lineKey({ page: '', release })
}

export function pageOfKey(key: string): string {
  return key.split('@')[0] ?? key
}

/**
 * Returns why work on pages of the release has ended, or `null` if it has not. A release being published is still open
 * here.
 */
export function endOf(release: Pick<StoredRelease, 'status'> | null): EndReason | null {
  if (!release) return 'deleted'
  return release.status === 'published' || release.status === 'reverted' ? release.status : null
}

/** Returns an error with `data.ended`, so that the client knows that work in the release has ended. */
export function endedError({ message, ended }: { message: string; ended: EndReason }): APIError {
  return new APIError(message, ended === 'deleted' ? 404 : 409, { ended }, true)
}

/** Returns the release. Throws a 404. */
export async function readRelease({ req, id }: { req: PayloadRequest; id: string }): Promise<StoredRelease> {
  const release = await findRelease({ req, id })
  if (!release) throw endedError({ message: 'This release no longer exists.', ended: 'deleted' })
  return release
}

/**
 * Locks a release until the transaction ends. `shared` is for changes of its contents: they wait only for `whole`.
 * `whole` is for changes of the release itself, such as publishing.
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
  // A separate read, so that it sees what was committed while the lock was waited for.
  return readRelease({ req, id })
}

/**
 * Throws a 409 with `data.ended` if the release has ended, and a 503 while it is being published, which can still fail.
 */
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

/**
 * Returns the release item of a line, or `null` outside of releases and before the page has been added to the release.
 */
export async function itemOfLine({ req, line }: { req: PayloadRequest; line: Line }): Promise<StoredItem | null> {
  if (line.release === null) return null
  return findItem({ req, release: line.release, collection: slugsOf(req).pages, doc: line.page })
}
