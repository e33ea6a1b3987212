/** Whether two JSON values are the same. A missing key and `undefined` are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  }
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key in left) if (left[key] !== right[key] && !isSame(left[key], right[key])) return false
  for (const key in right) if (right[key] !== undefined && left[key] === undefined) return false
  return true
}
