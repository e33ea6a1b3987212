/** The id of a relationship's value as text, populated or not; `null` where it leads nowhere. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'string' && value !== '') return value
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf((value as { id: unknown }).id)
  return null
}
