import { LRUCache } from 'lru-cache'

const MOST_KNOWN = 50_000

/**
 * Returns a function that counts the requests of an address in this process, and returns whether there are more than
 * `most` since the start of its window.
 */
export function createLimit({ windowMs, most }: { windowMs: number; most: number }): (address: string) => boolean {
  const sent = new LRUCache<string, { times: number }>({ max: MOST_KNOWN, ttl: windowMs })
  return (address) => {
    const known = sent.get(address) ?? { times: 0 }
    if (known.times === 0) sent.set(address, known)
    known.times += 1
    return known.times > most
  }
}
