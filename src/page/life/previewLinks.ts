import { APIError, type PayloadRequest, type Where } from 'payload'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { hashOf, makeSecret } from '../../collections/core/secrets'
import type { PreviewLink } from '../../contract/lifecycle'
import { slugsOf } from '../../options/getVoix'
import { personOf } from '../store/messages'

const DAY = 24 * 60 * 60 * 1000
/** Of one page at a time. */
const MOST = 20

interface StoredLink {
  id: number | string
  page: string
  expiresAt: string
  createdAt: string
  byName?: string | null
}

interface Asked {
  req: PayloadRequest
  page: string
}

/** Links that still lead to the page, newest first. */
export async function linksOf({ req, page }: Asked): Promise<PreviewLink[]> {
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

/** Makes a link. Its address is told now and never again: what is stored leads nowhere. Those that have expired go. */
export async function addLink({ req, page, days }: Asked & { days: number }): Promise<string> {
  const collection = slugsOf(req)['preview-links']
  const now = new Date().toISOString()
  const expired: Where = { and: [{ page: { equals: page } }, { expiresAt: { less_than_equal: now } }] }
  await req.payload.db.deleteMany({ collection, where: expired, req })
  if ((await linksOf({ req, page })).length >= MOST)
    throw new APIError(`A page has at most ${MOST} links: revoke one that nobody needs any more.`, 409, null, true)
  const secret = makeSecret()
  const expiresAt = new Date(Date.now() + days * DAY).toISOString()
  const person = personOf(req.user)
  const data = { page, hash: hashOf(secret), expiresAt, by: person?.id, byName: person?.name, createdAt: now }
  await req.payload.db.create({ collection, data, req })
  const about = { collection: slugsOf(req).pages, doc: page, data: { expiresAt } }
  await recordEvent({ req, event: 'preview-shared', ...about })
  return secret
}

/** From now on it leads nowhere. A link of another page is none. */
export async function revokeLink({ req, page, link }: Asked & { link: number | string }): Promise<void> {
  const collection = slugsOf(req)['preview-links']
  const where: Where = { and: [{ id: { equals: link } }, { page: { equals: page } }] }
  const found = await req.payload.db.findOne({ collection, where, req })
  if (!found) throw new APIError('There is no such link any more.', 404, null, true)
  await req.payload.db.deleteOne({ collection, where, req })
  await recordEvent({ req, event: 'preview-revoked', collection: slugsOf(req).pages, doc: page })
}
