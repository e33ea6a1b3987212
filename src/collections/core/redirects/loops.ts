import { createRedirectFinder, readPath, sourceKey, type Address, type RedirectSource } from '../../../tree'

/** What matters of a redirect when chains are looked for. */
export interface RedirectRule extends RedirectSource {
  to: string
}

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
  if (next) return `"${rule.to}" is redirected to "${next.to}" itself. Lead straight there.`
  const previous = others.find((other) => {
    const reached = targetOf(other, hosts)
    return reached !== null && leadsOn(reached) !== null
  })
  if (previous)
    return `"${previous.from}" is redirected to "${previous.to}", which this rule would lead on. Change that one first.`
  return null
}

/** Where a rule leads, when that is an address of ours: a path on the rule's host, or on a host that is served here. */
export function targetOf({ to, host }: RedirectRule, hosts: readonly string[]): Address | null {
  if (to === '' || !URL.canParse(to, OWN)) return null
  const { origin, hostname, pathname, searchParams: query } = new URL(to, OWN)
  // As the site serves it: other spellings lead there by themselves.
  const path = readPath(pathname) ?? pathname
  if (origin === OWN) return { host, path, query }
  const isOurs = hostname === host || hosts.some((one) => one.toLowerCase() === hostname)
  return isOurs ? { host: hostname, path, query } : null
}

/** Stands for this site's origin where an address has none. */
const OWN = 'http://own.invalid'
