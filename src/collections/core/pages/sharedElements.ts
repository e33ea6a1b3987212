import type { Payload, PayloadRequest } from 'payload'
import { processState } from '../../../tree/processState.mjs'
import { slugsOf } from '../../../options/getVoix'

interface Read {
  rev?: number | null
  elements?: unknown
}

/** How long elements are kept, in milliseconds. The studio and its preview read the page at the same time. */
const KEPT_MS = 5000

type Reads = Map<string, Promise<Read | null>>

/** In Next, the studio's endpoint and its preview are in bundles of their own. */
const readsOf = ({ payload }: PayloadRequest): Reads => {
  const all = processState('newestElements', () => new WeakMap<Payload, Reads>())
  const known = all.get(payload) ?? new Map<string, Promise<Read | null>>()
  all.set(payload, known)
  return known
}

/** Elements are as the rights of a user let them be seen: another user, or the same with other rights, shares nothing. */
const keyOf = (req: PayloadRequest, id: string) => JSON.stringify([slugsOf(req).pages, id, req.user])

/** What a transaction reads is its own. */
const isShared = ({ transactionID }: PayloadRequest) => transactionID === undefined || transactionID === null

/** Lets the next read of the page by the same user have the elements of this one. */
export function keepElements<Page extends Read>(
  req: PayloadRequest,
  id: string,
  page: Promise<Page | null>,
): Promise<Page | null> {
  if (!isShared(req)) return page
  const [reads, key] = [readsOf(req), keyOf(req, id)]
  const kept = page.catch(() => null)
  reads.set(key, kept)
  setTimeout(() => reads.get(key) === kept && reads.delete(key), KEPT_MS).unref()
  return page
}

/**
 * Takes what `keepElements` kept, so that Payload's hooks and rights of every field run once for the studio and its
 * preview. `null`: nothing is kept. The function returns the elements if they are of the page's revision, else `null`.
 */
export function takeElements(req: PayloadRequest, id: string) {
  const [reads, key] = [readsOf(req), keyOf(req, id)]
  const kept = isShared(req) && reads.get(key)
  if (!kept) return null
  reads.delete(key)
  return async ({ page }: { page: Read }): Promise<unknown> => {
    const read = await kept
    return read && (read.rev ?? 0) === (page.rev ?? 0) ? (read.elements ?? []) : null
  }
}
