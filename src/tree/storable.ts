/** The rule for texts that PostgreSQL stores. */
export const STORABLE_RULE = 'A text must not contain the NUL character or half of a character.'

/** Whether PostgreSQL can store the text. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)
}
