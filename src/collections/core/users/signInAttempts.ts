import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { APIError } from 'payload'

const WINDOW_MS = 10 * 60 * 1000
/**
 * Attempts of an account, and from an address, that are not delayed within the window, and the range of the delay after
 * them.
 */
const FREE = 20
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 10_000
/** Number of waiting attempts above which further ones are refused. */
const MOST_WAITING = 100
const MOST_KNOWN = 20_000

export interface Attempts {
  /** Counts an attempt for each key. Returns the delay in milliseconds. */
  count: (keys: readonly string[]) => number
  /** Removes attempts that were successful. */
  forgive: (keys: readonly string[]) => void
}

/**
 * Counts password attempts in this process. They are delayed but never blocked, so that attackers cannot lock out an
 * owner.
 */
export function createAttempts({ now = () => performance.now() }: { now?: () => number } = {}): Attempts {
  const known = new LRUCache<string, { attempts: number; since: number }>({ max: MOST_KNOWN })
  const recent = (key: string) => {
    const entry = known.get(key)
    return entry && now() - entry.since < WINDOW_MS ? entry : { attempts: 0, since: now() }
  }
  return {
    count: (keys) => {
      const attempts = keys.map((key) => {
        const entry = recent(key)
        known.set(key, { ...entry, attempts: entry.attempts + 1 })
        return entry.attempts + 1
      })
      return delayOf(Math.max(0, ...attempts))
    },
    forgive: (keys) => {
      for (const key of keys) {
        const entry = recent(key)
        known.set(key, { ...entry, attempts: Math.max(0, entry.attempts - 1) })
      }
    },
  }
}

function delayOf(attempts: number): number {
  return attempts <= FREE ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (attempts - FREE - 1), LONGEST_DELAY_MS)
}

const attempts = createAttempts()
let waiting = 0

/** Waits for the delay of an attempt. Throws a 429 if too many are waiting. */
export async function slowDown(keys: readonly string[]): Promise<void> {
  const delay = attempts.count(keys)
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

export const forgive = attempts.forgive
