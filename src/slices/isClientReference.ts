const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/** Whether a value is a client reference, which the server gets for an export of a module with `'use client'`. */
export function isClientReference(value: unknown): boolean {
  const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null)
  return isObject && (value as { $$typeof?: unknown }).$$typeof === CLIENT_REFERENCE
}
