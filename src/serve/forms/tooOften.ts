import { LRUCache } from 'lru-cache'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'

const WINDOW_MS = 10 * 60 * 1000
/** So much is taken of an address within the window, stored or refused, by one process; and stored by all of them. */
const MOST_SENT = 30
const MOST_STORED = 10
const MOST_KNOWN = 50_000

/** What has come from an address in this process, since the first of it. */
const sent = new LRUCache<string, { times: number }>({ max: MOST_KNOWN, ttl: WINDOW_MS })

/** Counts what comes from an address. A flood is turned away before the database is asked. */
export async function isTooOften({ req, address }: { req: PayloadRequest; address: string }): Promise<boolean> {
  const known = sent.get(address) ?? { times: 0 }
  if (known.times === 0) sent.set(address, known)
  known.times += 1
  if (known.times > MOST_SENT) return true
  const { totalDocs } = await req.payload.count({
    collection: slugsOf(req)['form-submissions'] as CollectionSlug,
    where: {
      and: [
        { addressHash: { equals: address } },
        { createdAt: { greater_than: new Date(Date.now() - WINDOW_MS).toISOString() } },
      ],
    },
    // system: nobody reads what others sent; only its number is asked for.
    overrideAccess: true,
    req,
  })
  return totalDocs >= MOST_STORED
}
