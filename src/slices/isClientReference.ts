const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/** Whether a value is what the server sees of a module with `'use client'`: a reference to code of the browser. */
export function isClientReference(value: unknown): boolean {
  const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null)
  return isObject && (value as { $$typeof?: unknown }).$$typeof === CLIENT_REFERENCE
}
