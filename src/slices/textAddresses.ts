import { isRecord } from '../tree/internal/values'
import { shortened } from './checks/contentChecks'
import { HREF_RULE, isSafeHref } from './href.mjs'
import { UNWRITTEN } from './unwritten'

/** The value with another address in each link of the rich texts in it. It is the same object when no address changes. */
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

/** The addresses of the links in the rich texts of a value, without those of links to documents. */
export function addressesIn(value: unknown): string[] {
  const found: string[] = []
  mapAddresses(value, (address) => {
    found.push(address)
    return address
  })
  return found
}

/** Where a node of rich text leads; `null` for all but links to an address. */
function addressOf({ type, fields }: Record<string, unknown>): string | null {
  if ((type !== 'link' && type !== 'autolink') || !isRecord(fields) || fields.linkType === 'internal') return null
  return typeof fields.url === 'string' ? fields.url : null
}

/** The rule that an address of rich text breaks; `null` for one that may be stored, or that nobody has written yet. */
export function brokenAddressRule(address: unknown): string | null {
  return !address || address === UNWRITTEN || isSafeHref(address) ? null : HREF_RULE
}

/** What is wrong with the addresses of a rich text, as a sentence; `null`: nothing. Those of `stored` may stay. */
export function addressProblem(value: unknown, stored?: unknown): string | null {
  const wrong = addressesIn(value).filter((address) => brokenAddressRule(address) !== null)
  const known = wrong.length === 0 ? [] : addressesIn(stored)
  const first = wrong.find((address) => !known.includes(address))
  return first === undefined ? null : `A link leads to “${shortened(first)}”. ${HREF_RULE}`
}
