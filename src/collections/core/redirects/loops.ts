import { createRedirectFinder, parseUrl, readPath, sourceKey, type Address, type RedirectSource } from '../../../tree'

/** What matters of a redirect when chains are looked for. */
export interface RedirectRule extends RedirectSource {
  /** Empty where it leads nowhere. */
  to: string
  type?: string | null
}

/** The type of a rule that says that nothing is there any more. */
export const GONE = '410'

export interface RedirectQuestion {
  rule: RedirectRule
  /** The enabled rules beside it. */
  others: readonly RedirectRule[]
  /** Host names of the sites served here: an absolute target on any other host is elsewhere, and no chain. */
  hosts?: readonly string[]
}

/** Why a rule cannot stand beside the others; `null` when it can. Rules of one host count for addresses on it only. */
export function redirectProblem({ rule, others, hosts = [] }: RedirectQuestion): string | null {
  if (others.some((other) => sourceKey(other) === sourceKey(rule))) {
    return `There is a redirect from "${rule.from}" already. Change that one.`
  }
  const target = targetOf(rule, hosts)
  const leadsOn = createRedirectFinder([rule])
  if (target && leadsOn(target)) {
    return `A redirect from "${rule.from}" to "${rule.to}" leads back to itself.`
  }
  const next = target && createRedirectFinder(others)(target)?.rule
  if (next) return forwardsProblem(rule, next)
  const previous = others.find((other) => {
    const reached = targetOf(other, hosts)
    return reached !== null && leadsOn(reached) !== null
  })
  if (previous) return backwardsProblem(rule, previous)
  return null
}

/** Of a rule that leads to where another one begins. */
export function forwardsProblem({ to }: RedirectRule, next: RedirectRule): string {
  return next.type === GONE
    ? `"${to}" is gone, by a rule of its own. Lead elsewhere.`
    : `"${to}" is redirected to "${next.to}" itself. Lead straight there.`
}

/** Of a rule that begins where a known one leads to. */
export function backwardsProblem({ type }: RedirectRule, previous: RedirectRule): string {
  const effect = type === GONE ? 'would be gone' : 'this rule would lead on'
  return `"${previous.from}" is redirected to "${previous.to}", which ${effect}. Change that one first.`
}

/** Where a rule leads, when that is an address of ours: a path on the rule's host, or on a host that is served here. */
export function targetOf({ to, host }: RedirectRule, hosts: readonly string[]): Address | null {
  const url = to === '' ? null : parseUrl(to, OWN)
  if (!url) return null
  const { origin, hostname, pathname, searchParams: query } = url
  // As the site serves it: other spellings lead there by themselves.
  const path = readPath(pathname) ?? pathname
  if (origin === OWN) return { host, path, query }
  const isOurs = hostname === host || hosts.some((one) => one.toLowerCase() === hostname)
  return isOurs ? { host: hostname, path, query } : null
}

/** Stands for this site's origin where an address has none. */
const OWN = 'http://own.invalid'
