/** So much of what a visitor types is looked for; inputs take no more (`maxLength`). */
export const MOST_LETTERS = 100

const MOST_PAGES = 100

/** What a visitor looks for, as it is looked for: on one line, and not longer than anybody means it. */
export function readWords(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  // Cut between characters, not within one of two halves.
  return [...line].slice(0, MOST_LETTERS).join('').trim()
}

/** The page of a list that an address asks for; the first where it names none. */
export function readNumber(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 1
  return Math.min(Math.max(number, 1), MOST_PAGES)
}
