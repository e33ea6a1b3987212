import { createRedirectFinder, parseUrl, readPath, sourceKey, type Address, type RedirectSource } from '../../../tree'

/** The part of a redirect that matters for chains. */
export interface RedirectRule extends RedirectSource {
  /** Empty for a rule without a target. */
  to: string
  type?: string | null
}

/** The type of a rule that responds with 410. */
export const GONE = '410'

export interface RedirectQuestion {
  rule: RedirectRule
  /** The other enabled rules. */
  others: readonly RedirectRule[]
  /** Host names of this server's sites. A target on another host is external and cannot be part of a chain. */
  hosts?: readonly string[]
}

/** Returns why a rule conflicts with the others, or `null`. Rules of a host apply only to addresses on it. */
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

/** Returns the message for a rule whose target has a rule of its own. */
export function forwardsProblem({ to }: RedirectRule, next: RedirectRule): string {
  return next.type === GONE
    ? `"${to}" is gone (410) by another rule. Choose another target.`
    : `"${to}" is redirected to "${next.to}" itself. Lead straight there.`
}

/** Returns the message for a rule whose source is another rule's target. */
export function backwardsProblem({ type }: RedirectRule, previous: RedirectRule): string {
  const effect = type === GONE ? 'would be gone (410)' : 'this rule would redirect again'
  return `"${previous.from}" is redirected to "${previous.to}", which ${effect}. Change that one first.`
}

/**
 * Returns the target of a rule if it is an address of this server: a path on the rule's host, or on a host of its
 * sites.
 */
export function targetOf({ to, host }: RedirectRule, hosts: readonly string[]): Address | null {
  const url = to === '' ? null : parseUrl(to, OWN)
  if (!url) return null
  const { origin, hostname, pathname, searchParams: query } = url
  // The normalised path, to which other spellings redirect.
  const path = readPath(pathname) ?? pathname
  if (origin === OWN) return { host, path, query }
  const isOurs = hostname === host || hosts.some((one) => one.toLowerCase() === hostname)
  return isOurs ? { host: hostname, path, query } : null
}

/** The origin used for addresses without one. */
const OWN = 'http://own.invalid'
