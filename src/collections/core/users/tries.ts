import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { APIError } from 'payload'

const WINDOW_MS = 10 * 60 * 1000
/** So many tries of an account, and from an address, are free within the window; each further one waits longer, at most so long. */
const FREE = 20
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 10_000
/** More than this many waiting at once are turned away. */
const MOST_WAITING = 100
const MOST_KNOWN = 20_000

export interface Tries {
  /** Counts a try of each key; returns how long it has to wait, in milliseconds. */
  count: (keys: readonly string[]) => number
  /** Takes tries back that turned out right. */
  forgive: (keys: readonly string[]) => void
}

/** Tries of passwords in this process. Nobody is locked out: whoever guesses makes accounts slow for a while, and never shut. */
export function createTries({ now = () => performance.now() }: { now?: () => number } = {}): Tries {
  const known = new LRUCache<string, { tries: number; since: number }>({ max: MOST_KNOWN })
  const recent = (key: string) => {
    const entry = known.get(key)
    return entry && now() - entry.since < WINDOW_MS ? entry : { tries: 0, since: now() }
  }
  return {
    count: (keys) => {
      const tries = keys.map((key) => {
        const entry = recent(key)
        known.set(key, { ...entry, tries: entry.tries + 1 })
        return entry.tries + 1
      })
      return delayOf(Math.max(0, ...tries))
    },
    forgive: (keys) => {
      for (const key of keys) {
        const entry = recent(key)
        known.set(key, { ...entry, tries: Math.max(0, entry.tries - 1) })
      }
    },
  }
}

function delayOf(tries: number): number {
  return tries <= FREE ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (tries - FREE - 1), LONGEST_DELAY_MS)
}

const tries = createTries()
let waiting = 0

/** Waits as long as a try with these keys has to. Throws a 429 when too many wait already. */
export async function slowDown(keys: readonly string[]): Promise<void> {
  const delay = tries.count(keys)
  if (delay === 0) return
  if (waiting >= MOST_WAITING)
    throw new APIError('Too many are trying to sign in. Try again in a minute.', 429, null, true)
  waiting += 1
  try {
    await wait(delay)
  } finally {
    waiting -= 1
  }
}

export const forgive = tries.forgive
