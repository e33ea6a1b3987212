import { plainText, readPath, writePath } from '../../tree/address.mjs'
import { parseUrl } from '../../tree/parseUrl.mjs'
import { createRedirectFinder, parametersOf } from '../../tree/redirects.mjs'

/**
 * @typedef {import('../../tree/redirects.mjs').RedirectSource & { id: string, to: string, status: 301 | 302 | 307 | 308 | 410 }} RedirectRule
 *   A redirect as the proxy matches it. `to` is empty for a 410.
 *
 * @typedef {{ host: string, path: string, query?: URLSearchParams }} Address The host has no port, the path is as
 *   `readPath` returns it.
 *
 * @typedef {{ rule: RedirectRule, to: string, search: string | null }} Redirect `search`: the query that is passed on,
 *   `null` for all of it.
 *
 * @typedef {(address: Address) => Redirect | null} RedirectTable Finds the redirect of an address.
 */

/**
 * Creates the lookup of redirects. The text that `*` matched replaces the `*` of the target. A match is ignored if its
 * target is the requested address itself (a page moved to where its redirect begins) or is on a host that the visitor
 * chose.
 *
 * @param {readonly RedirectRule[]} rules
 * @returns {RedirectTable}
 */
export function createRedirectTable(rules) {
  const find = createRedirectFinder(rules)
  return (address) => {
    const found = find(address)
    if (!found) return null
    const { rule, parts } = found
    if (rule.status === 410) return { rule, to: '', search: null }
    const to = parts.length === 0 ? rule.to : fill(rule.to, parts)
    return isLed({ rule, to, address }) ? { rule, to, search: searchBeside(rule, address) } : null
  }
}

/** Whether the redirect may be followed. @param {{ rule: RedirectRule, to: string, address: Address }} found */
function isLed({ rule, to, address }) {
  const target = parse(to)
  // A part that the visitor chose may have become part of the host.
  if (!target || target.origin !== parse(rule.to.replaceAll('*', ''))?.origin) return false
  const isHere = target.hostname === new URL(OWN).hostname || target.hostname === address.host
  // Another spelling of the requested address would be redirected back to it.
  if (!isHere || readPath(target.pathname) !== address.path) return true
  const parameters = parametersOf(rule)
  return parameters.length > 0 && !parameters.every(([name, value]) => target.searchParams.getAll(name).includes(value))
}

/** Returns the visitor's query without the parameters of the rule. @param {RedirectRule} rule @param {Address} address */
function searchBeside(rule, { query }) {
  const parameters = parametersOf(rule)
  if (parameters.length === 0) return null
  const isNamed = (/** @type {[string, string]} */ [name, value]) =>
    parameters.some((own) => own[0] === name && own[1] === value)
  const left = new URLSearchParams([...(query ?? [])].filter((each) => !isNamed(each)))
  return left.size === 0 ? '' : `?${left}`
}

/** The origin of targets without one. */
const OWN = 'http://own.invalid'

/** @param {string} to */
function parse(to) {
  return parseUrl(to, OWN)
}

/**
 * Fills the parts that `*` matched into the target. The visitor chose them, so they are escaped: they cannot begin a
 * query or a fragment, nor name a host by a second slash.
 *
 * @param {string} to
 * @param {readonly (string | undefined)[]} parts
 */
function fill(to, parts) {
  let index = 0
  const query = to.indexOf('?')
  return to.replace(/(^|.)\*/g, (_whole, before, at) => {
    const part = parts[index++] ?? ''
    if (query >= 0 && at + before.length > query) return before + encodeURIComponent(plainText(part))
    const own = before === '/' || before === '' ? part.replace(/^[/\\\s]+/, '') : part
    return before + writePath(own)
  })
}
