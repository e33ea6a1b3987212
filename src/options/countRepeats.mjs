/** Within which time a message is written once, in milliseconds. */
export const REPEATS_WITHIN = 60_000
/** How many different messages are remembered. More are written as they come. */
const MOST_MESSAGES = 1000

/**
 * Keeps a log readable when each of many requests meets the same trouble: a message is written once a minute, and then how often it
 * came. Returns whether a message is to be written now.
 *
 * @param {(message: string, count: number) => void} tell writes how often a message came after it was written
 * @returns {(message: string) => boolean}
 */
export function countRepeats(tell) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  return (message) => {
    const count = counts.get(message)
    if (count !== undefined) {
      counts.set(message, count + 1)
      return false
    }
    if (counts.size >= MOST_MESSAGES) return true
    counts.set(message, 0)
    const timer = setTimeout(() => {
      const repeated = counts.get(message) ?? 0
      counts.delete(message)
      if (repeated > 0) tell(message, repeated)
    }, REPEATS_WITHIN)
    timer.unref()
    return true
  }
}

/** @param {string} message @param {number} count */
export function repeatsText(message, count) {
  const [line = ''] = message.split('\n')
  return `${line} … ${count} more ${count === 1 ? 'time' : 'times'} in the last minute`
}

const isNew = countRepeats((message, count) => console.error(repeatsText(message, count)))

/** Writes an error of a request to the console, unless the same one was written less than a minute ago. @param {unknown} error */
export function logCounted(error) {
  if (isNew(error instanceof Error ? error.message : String(error))) console.error(error)
}
