export interface LengthLimits {
  min: number
  max: number
}

export interface TextLength {
  length: number
  state: 'empty' | 'short' | 'good' | 'long'
  /** For people: "23 of 50 to 60 characters". */
  text: string
  /** Share of the longest good length, 0 to 1. */
  share: number
}

/** Search engines cut off longer ones. Measured in characters as people see them. */
export const TITLE_LIMITS: LengthLimits = { min: 30, max: 60 }
export const DESCRIPTION_LIMITS: LengthLimits = { min: 70, max: 160 }

export function textLength({ text, limits: { min, max } }: { text: string; limits: LengthLimits }): TextLength {
  const length = [...text.trim()].length
  const share = Math.min(1, length / max)
  if (length === 0) return { length, share, state: 'empty', text: `${min} to ${max} characters are good` }
  if (length < min) return { length, share, state: 'short', text: `${length} characters: ${min} to ${max} are good` }
  if (length > max) return { length, share, state: 'long', text: `${length} characters: may be cut off after ${max}` }
  return { length, share, state: 'good', text: `${length} characters: good` }
}
