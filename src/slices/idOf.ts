/** Returns the id of a relationship's value as text, populated or not; `null` if it has none. */
export function idOf(value: unknown): string | null {
  let id = value
  while (typeof id === 'object' && id !== null && 'id' in id) id = id.id
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : null
}
