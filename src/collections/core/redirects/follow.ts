/** What matters of a redirect when chains are looked for. */
export interface RedirectRule {
  from: string
  /** `null`: every host. */
  host: string | null
  to: string
}

/** An address of ours; without a host it is meant on every one. */
export interface Address {
  host: string | null
  path: string
}

/** Where a rule leads, when that is an address of ours: a path on the rule's host, or on a host that is served here. */
export function targetOf({ to, host }: RedirectRule, hosts: readonly string[]): Address | null {
  if (to.startsWith('/') && !to.startsWith('//')) return { host, path: pathOf(new URL(to, 'http://any.invalid')) }
  if (!URL.canParse(to)) return null
  const url = new URL(to)
  const isOurs = url.hostname === host || hosts.some((one) => one.toLowerCase() === url.hostname)
  return isOurs ? { host: url.hostname, path: pathOf(url) } : null
}

/** Whether an address is led on by a rule: equal, or matched by the rule's `*`. */
export function isLedOn({ rule, host, path }: Address & { rule: RedirectRule }): boolean {
  return (rule.host === null || rule.host === host) && toPattern(rule.from).test(path)
}

/** The rule that the proxy would follow: an exact address before a pattern, one of the host before one of every host. */
export function findRule(rules: readonly RedirectRule[], address: Address): RedirectRule | null {
  const [first] = rules
    .filter((rule) => isLedOn({ rule, ...address }))
    .sort(
      (a, b) =>
        Number(a.from.includes('*')) - Number(b.from.includes('*')) ||
        Number(a.host === null) - Number(b.host === null) ||
        b.from.length - a.from.length,
    )
  return first ?? null
}

function pathOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function toPattern(from: string): RegExp {
  const source = from
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source}$`, 'i')
}
