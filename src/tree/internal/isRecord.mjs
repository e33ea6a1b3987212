/**
 * Whether a value is an object with keys, as opposed to an array, `null` or a primitive.
 *
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
