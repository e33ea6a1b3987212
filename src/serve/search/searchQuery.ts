/** The length of a search text; inputs have it as their `maxLength`. */
export const MOST_LETTERS = 100

const MOST_PAGES = 100

/** Returns the search text of a request: on one line, and at most `MOST_LETTERS` characters. */
export function readWords(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  // Cut between characters, not within a surrogate pair.
  return [...line].slice(0, MOST_LETTERS).join('').trim()
}

/** Returns the page number of the results, 1 by default. */
export function readNumber(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(number, 1), MOST_PAGES)
}
