import type { Parsed } from './useDraft'

/** Any text is right. */
export function anyText(text: string): Parsed<string> {
  return { value: text }
}

/** A whole number between two limits; without them, any that is exact. */
export function wholeNumber({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: { min?: number; max?: number } = {}) {
  return (text: string): Parsed<number> => {
    const value = Number(text)
    if (text.trim() === '' || !Number.isInteger(value)) return { problem: 'Write a whole number.' }
    if (value < min) return { problem: `Write ${min} or more.` }
    if (value > max) return { problem: `Write ${max} or less.` }
    return { value }
  }
}

/** A number, or none. */
export function anyNumber(text: string): Parsed<number | null> {
  if (text.trim() === '') return { value: null }
  const value = Number(text)
  return Number.isFinite(value) ? { value } : { problem: 'Write a number.' }
}
