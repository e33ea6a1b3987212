import { APIError, type PayloadRequest, type Where } from 'payload'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { hashOf, makeSecret } from '../../collections/core/secrets'
import type { PreviewLink } from '../../contract/lifecycle'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'

const DAY = 24 * 60 * 60 * 1000
/** Limit of valid links per page. */
const MOST = 20

interface StoredLink {
  id: number | string
  page: string
  expiresAt: string
  createdAt: string
  byName?: string | null
}

interface Input {
  req: PayloadRequest
  page: string
}

/** Returns the valid links of a page, newest first. */
export async function linksOf({ req, page }: Input): Promise<PreviewLink[]> {
  const { docs } = await req.payload.db.find<StoredLink>({
    collection: slugsOf(req)['preview-links'],
    where: { and: [{ page: { equals: page } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    sort: '-createdAt',
    pagination: false,
    req,
  })
  return docs.map(({ id, createdAt, expiresAt, byName }) => ({
    id: String(id),
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    by: byName ?? '',
  }))
}

/** Creates a link and returns its secret, of which only a hash is stored. Deletes expired links of the page. */
export async function addLink({ req, page, days }: Input & { days: number }): Promise<string> {
  const collection = slugsOf(req)['preview-links']
  const now = new Date().toISOString()
  const expired: Where = { and: [{ page: { equals: page } }, { expiresAt: { less_than_equal: now } }] }
  await req.payload.db.deleteMany({ collection, where: expired, req })
  if ((await linksOf({ req, page })).length >= MOST)
    throw new APIError(`A page has at most ${MOST} links: revoke one that is no longer needed.`, 409, null, true)
  const secret = makeSecret()
  const expiresAt = new Date(Date.now() + days * DAY).toISOString()
  const person = personOf(req.user)
  const data = { page, hash: hashOf(secret), expiresAt, by: person?.id, byName: person?.name, createdAt: now }
  await req.payload.db.create({ collection, data, req })
  const about = { collection: slugsOf(req).pages, doc: page, data: { expiresAt } }
  await recordEvent({ req, event: 'preview-shared', ...about })
  return secret
}

/** Revokes a link of the page. Throws a 404 for links of other pages. */
export async function revokeLink({ req, page, link }: Input & { link: number | string }): Promise<void> {
  const collection = slugsOf(req)['preview-links']
  const where: Where = { and: [{ id: { equals: link } }, { page: { equals: page } }] }
  const found = await req.payload.db.findOne({ collection, where, req })
  if (!found) throw new APIError('This link no longer exists.', 404, null, true)
  await req.payload.db.deleteOne({ collection, where, req })
  await recordEvent({ req, event: 'preview-revoked', collection: slugsOf(req).pages, doc: page })
}
