import { isSafeHref } from '../../../../slices/href'
import { normalizePath, pathProblem } from '../../../../tree'
import type { Parsed } from '../../../ui/inputs/useDraft'

/** A page is called something. */
export function parseTitle(text: string): Parsed<string> {
  return text.trim() === '' ? { problem: 'A page needs a title.' } : { value: text }
}

/** The address as it is stored. Whether another page has it only the server knows. */
export function parsePath({ text, reserved }: { text: string; reserved: readonly string[] }): Parsed<string> {
  const path = normalizePath(text)
  if (typeof path !== 'string' || path.trim() === '')
    return { problem: 'A page needs a path: /summer or /resorts/coral.' }
  const problem = pathProblem({ path, reserved })
  return problem === null ? { value: path } : { problem }
}

/** An absolute address, or none. */
export function parseCanonical(text: string): Parsed<string | null> {
  const address = text.trim()
  if (address === '') return { value: null }
  if (address.startsWith('/') && isSafeHref(address)) return { value: address }
  const isWeb = /^https?:/i.test(address) && isSafeHref(address)
  return isWeb
    ? { value: address }
    : { problem: 'Write an address that starts with https://, or with / for this site.' }
}
