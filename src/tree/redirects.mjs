import { foldPath, normalizePath, readAddress, readHost, readPath } from './address.mjs'
import { fillPath, isPattern } from './pagePath.mjs'

/**
 * The part of a redirect that decides which addresses it applies to.
 * @typedef {object} RedirectSource
 * @property {string} from A path, or a pattern with `*`. After a `?` come the parameters that the address must have.
 * @property {string | null} host Only for this host; `null`: every host.
 * @typedef {{ host: string | null, path: string, query?: URLSearchParams }} Address An address of the site.
 * `path` is as `readPath` returns it. Without a host it applies to every host.
 */

/** Each `*` in a pattern costs another search through every requested address. */
const MOST_STARS = 3
/** The longest pattern, and the longest address that is compared with patterns. Real links are shorter. */
const LONGEST_PATH = 2000

const PATTERN_RULE = 'Begin with a slash, for example /old or /old/*. Write %25 for a percent sign.'

/**
 * Returns the source of a redirect as it is stored. The host of a full URL becomes `host`. A source that cannot be
 * read, or whose host differs from `host`, is only trimmed, and validation refuses it.
 * @param {{ from: string, host: string | null }} given
 * @returns {{ from: string, host: string | null }}
 */
export function readRedirectSource({ from, host }) {
  const named = host ? readHost(host) : null
  const address = from.trim() === '' ? null : readAddress(from)
  const isThere = named === null || address?.host === null || address?.host === named
  if (address === null || address.fragment !== '' || !isThere) return { from: from.trim(), host: named }
  return { from: address.path + readQuery(address.query), host: address.host ?? named }
}

/** Returns why a source is refused, or `null`. @param {unknown} from @returns {string | null} */
export function redirectSourceProblem(from) {
  if (typeof from !== 'string') return pathPatternProblem(from)
  const { path, query } = sourceParts(from)
  const problem = pathPatternProblem(path)
  if (problem !== null || query === '') return problem
  if (query.includes('*')) return 'Use * only in the path.'
  return readQuery(query) === query ? null : PATTERN_RULE
}

/** Returns a key that is equal for sources of the same addresses. @param {RedirectSource} source */
export function sourceKey({ from, host }) {
  const { path, query } = sourceParts(from)
  return keyOf(host, foldPath(path)) + query
}

/** Returns sorted parameters after a question mark, or an empty text. @param {string} query */
function readQuery(query) {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** @param {string} from */
function sourceParts(from) {
  const at = from.indexOf('?')
  return at < 0 ? { path: from, query: '' } : { path: from.slice(0, at), query: from.slice(at) }
}

/** Returns the parameters that an address must have. @param {Pick<RedirectSource, 'from'>} rule */
export function parametersOf({ from }) {
  return [...new URLSearchParams(sourceParts(from).query)]
}

/** Returns why a host name is refused, or `null`. @param {string} host */
export function redirectHostProblem(host) {
  return readHost(host) === host && /^[\w.:[\]-]+$/.test(host)
    ? null
    : 'Write one host name, for example www.example.com.'
}

/**
 * Returns why a path or a pattern can match no address, or `null`.
 *
 * @param {unknown} from
 * @returns {string | null}
 */
export function pathPatternProblem(from) {
  if (typeof from !== 'string' || readPath(from) !== from) return PATTERN_RULE
  if (/\/\.{1,2}(?:\/|$)/.test(from)) return 'Leave out "." and "..": browsers remove them.'
  if (from.length > LONGEST_PATH) return `Use ${LONGEST_PATH} characters at most.`
  return from.split('*').length - 1 > MOST_STARS ? `Use * at most ${MOST_STARS} times.` : null
}

/**
 * Whether a path, in any spelling, is the given path or matches its pattern.
 *
 * @param {{ pattern: string, path: string }} asked
 */
export function matchesPath({ pattern, path }) {
  const find = createRedirectFinder([{ from: String(normalizePath(pattern)), host: null }])
  return find({ host: null, path: readPath(path) ?? path }) !== null
}

/**
 * Returns the target path of a rule to a page. A page with `{slug}` in its path takes the part that the rule's `*`
 * matches: `/blog/*` leads to `/journal/{slug}`. Without a `*` the document is unknown: returns `null`.
 * @param {{ from: string, path: string }} rule
 * @returns {string | null}
 */
export function redirectTarget({ from, path }) {
  if (!isPattern(path)) return path
  return from.includes('*') ? fillPath(path, '*') : null
}

/**
 * Returns a function that finds the rule for an address, and what each `*` matched. Exact paths come before patterns,
 * rules of the host before rules of every host, rules with more parameters before others, long patterns before short ones.
 *
 * @template {RedirectSource} Source
 * @param {readonly Source[]} rules
 * @returns {(address: Address) => { rule: Source, parts: string[] } | null}
 */
export function createRedirectFinder(rules) {
  const compiled = rules.map((rule) => ({ rule, path: sourceParts(rule.from).path, parameters: parametersOf(rule) }))
  compiled.sort((a, b) => b.parameters.length - a.parameters.length)
  /** @type {Map<string, typeof compiled>} */
  const exact = new Map()
  for (const each of compiled.filter(({ path }) => !path.includes('*'))) {
    const key = keyOf(each.rule.host, literal(each.path))
    const others = exact.get(key)
    if (others) others.push(each)
    else exact.set(key, [each])
  }
  const patterns = compiled
    .filter(({ path }) => path.includes('*'))
    .sort((a, b) => Number(b.rule.host !== null) - Number(a.rule.host !== null) || b.path.length - a.path.length)
    .map((each) => ({ ...each, match: toMatcher(each.path) }))
  return ({ host, path, query }) => {
    const wanted = literal(path)
    /** @param {{ parameters: [string, string][] }} each */
    const fits = ({ parameters }) =>
      parameters.every(([name, value]) => query?.getAll(name).some((given) => given === value) ?? false)
    const found = exact.get(keyOf(host, wanted))?.find(fits) ?? exact.get(keyOf(null, wanted))?.find(fits)
    if (found) return { rule: found.rule, parts: [] }
    for (const each of patterns) {
      const isHere = each.rule.host === null || each.rule.host === host
      const parts = isHere && fits(each) ? each.match(wanted) : null
      if (parts) return { rule: each.rule, parts }
    }
    return null
  }
}

/** Returns a text without `*` as it is compared. Percent codes stay in upper case. @param {string} text */
function literal(text) {
  return foldPath(text)
    .replace(/%[0-9a-f]{2}/g, (code) => code.toUpperCase())
    .replaceAll('%2A', '*')
}

/** @param {string | null} host @param {string} path */
function keyOf(host, path) {
  return `${host ?? '*'} ${path}`
}

/**
 * Returns the text that each `*` of a pattern matches, the first as long as possible. Searches backwards from star to
 * star: the path is untrusted, and a regular expression can run for minutes on a path that almost matches.
 * @param {string} from
 * @returns {(path: string) => string[] | null}
 */
function toMatcher(from) {
  const [start = '', ...between] = from.split('*').map(literal)
  const last = between.pop() ?? ''
  return (path) => {
    if (path.length > LONGEST_PATH || path.length < start.length + last.length) return null
    if (!path.startsWith(start) || !path.endsWith(last)) return null
    /** @type {string[]} */
    const parts = []
    let end = path.length - last.length
    for (const text of between.toReversed()) {
      const at = path.lastIndexOf(text, end - text.length)
      if (end - text.length < start.length || at < start.length) return null
      parts.unshift(path.slice(at + text.length, end))
      end = at
    }
    return [path.slice(start.length, end), ...parts]
  }
}
