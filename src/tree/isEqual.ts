/** Deep equality of JSON values; a key without a value counts like one that is missing. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (first === second) return true
  const [a, b] = [first ?? null, second ?? null]
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqual(item, b[index]))
    )
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isEqual(left[key], right[key]))
}
