import { createRedirectFinder, foldPath, normalizePath, type Address, type RedirectSource } from '../../../tree'

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
  if (others.some(({ from, host }) => isSameText(from, rule.from) && host === rule.host)) {
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

function isSameText(one: string, other: string): boolean {
  return foldPath(one) === foldPath(other)
}

/** Where a rule leads, when that is an address of ours: a path on the rule's host, or on a host that is served here. */
export function targetOf({ to, host }: RedirectRule, hosts: readonly string[]): Address | null {
  if (to.startsWith('/') && !to.startsWith('//')) return { host, path: pathOf(new URL(to, 'http://any.invalid')) }
  if (!URL.canParse(to)) return null
  const url = new URL(to)
  const isOurs = url.hostname === host || hosts.some((one) => one.toLowerCase() === url.hostname)
  return isOurs ? { host: url.hostname, path: pathOf(url) } : null
}

/** As the site serves it: other spellings lead there by themselves. */
function pathOf({ pathname }: URL): string {
  try {
    return String(normalizePath(decodeURIComponent(pathname)))
  } catch {
    return pathname
  }
}
