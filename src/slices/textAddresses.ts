import { isRecord } from '../tree/internal/values'
import { shortened } from './checks/contentChecks'
import { HREF_RULE, isSafeHref } from './href.mjs'
import { UNWRITTEN } from './unwritten'

/** Maps the address of each link in the rich texts of a value. Returns the same object if no address changes. */
export function mapAddresses(value: unknown, map: (address: string) => string): unknown {
  return mapValue(value, map, false)
}

function mapValue(value: unknown, map: (address: string) => string, isInText: boolean): unknown {
  if (Array.isArray(value)) {
    const mapped: unknown[] = value.map((item) => mapValue(item, map, isInText))
    return mapped.some((item, index) => item !== value[index]) ? mapped : value
  }
  if (!isRecord(value)) return value
  const isText = isInText || (isRecord(value.root) && Array.isArray(value.root.children))
  const entries = Object.entries(value).map(([key, item]) => [key, mapValue(item, map, isText)] as const)
  const mapped = entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value
  const address = isInText ? addressOf(mapped) : null
  const next = address === null ? null : map(address)
  return next === address ? mapped : { ...mapped, fields: { ...(mapped.fields as object), url: next } }
}

/** Returns the addresses of the links in the rich texts of a value, except links to documents. */
export function addressesIn(value: unknown): string[] {
  const found: string[] = []
  mapAddresses(value, (address) => {
    found.push(address)
    return address
  })
  return found
}

/** Returns the address of a rich text node; `null` unless it is a link to an address. */
function addressOf({ type, fields }: Record<string, unknown>): string | null {
  if ((type !== 'link' && type !== 'autolink') || !isRecord(fields) || fields.linkType === 'internal') return null
  return typeof fields.url === 'string' ? fields.url : null
}

/** Returns the rule that an address of rich text breaks; `null` if it may be stored or is not yet written. */
export function brokenAddressRule(address: unknown): string | null {
  return !address || address === UNWRITTEN || isSafeHref(address) ? null : HREF_RULE
}

/**
 * Returns the problem of the addresses of a rich text, as a sentence, or `null`. Invalid addresses of `stored` are
 * accepted.
 */
export function addressProblem(value: unknown, stored?: unknown): string | null {
  const wrong = addressesIn(value).filter((address) => brokenAddressRule(address) !== null)
  const known = wrong.length === 0 ? [] : addressesIn(stored)
  const first = wrong.find((address) => !known.includes(address))
  return first === undefined ? null : `A link leads to “${shortened(first)}”. ${HREF_RULE}`
}
