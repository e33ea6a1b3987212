import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { createLimit } from '../proxy/perAddress'

const WINDOW_MS = 10 * 60 * 1000
/** So much is taken of an address within the window, stored or refused, by one process; and stored by all of them. */
const MOST_SENT = 30
const MOST_STORED = 10

const isFlood = createLimit({ windowMs: WINDOW_MS, most: MOST_SENT })

/** Counts what comes from an address. A flood is turned away before the database is asked. */
export async function isTooOften({ req, address }: { req: PayloadRequest; address: string }): Promise<boolean> {
  if (isFlood(address)) return true
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
