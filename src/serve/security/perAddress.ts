import { LRUCache } from 'lru-cache'

const MOST_KNOWN = 50_000

/** Counts what comes from an address in this process, from the first of it: whether it is more than `most` within the window. */
export function createLimit({ windowMs, most }: { windowMs: number; most: number }): (address: string) => boolean {
  const sent = new LRUCache<string, { times: number }>({ max: MOST_KNOWN, ttl: windowMs })
  return (address) => {
    const known = sent.get(address) ?? { times: 0 }
    if (known.times === 0) sent.set(address, known)
    known.times += 1
    return known.times > most
  }
}
