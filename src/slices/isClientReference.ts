const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/** What a module with `'use client'` exports, as the server sees it: the name of something that only the browser has. */
export function isClientReference(value: unknown): boolean {
  const isObject = typeof value === 'function' || (typeof value === 'object' && value !== null)
  return isObject && (value as { $$typeof?: unknown }).$$typeof === CLIENT_REFERENCE
}
