/** The time in milliseconds within which a message is logged once. */
export const REPEATS_WITHIN = 60_000
/** The number of different messages that are counted. Further messages are logged each time. */
const MOST_MESSAGES = 1000

/**
 * Keeps a log readable when many requests fail for the same reason. A message is logged once a minute, followed by its
 * count. The returned function says whether to log a message now.
 *
 * @param {(message: string, count: number) => void} tell logs how often a message was repeated
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

/** Logs an error of a request, unless the same error was logged within a minute. @param {unknown} error */
export function logCounted(error) {
  if (isNew(error instanceof Error ? error.message : String(error))) console.error(error)
}
