/** A redirect as the proxy matches it. */
export interface RedirectRule {
  id: string
  from: string
  /** Only for this host; `null`: every host. */
  host: string | null
  to: string
  status: 301 | 302 | 307 | 308
}

/** An address of ours: the host without a port, the path decoded and in lower case. */
interface Address {
  host: string
  path: string
}

/** Finds the redirect of an address. */
export type RedirectTable = (address: Address) => { rule: RedirectRule; to: string } | null

/**
 * An exact address by one look into a map, then the patterns, the most specific first. A rule of the host beats one of
 * every host. What `*` stood for replaces the `*` in the target. Where the target is the address itself (a page moved to
 * where its redirect begins), or would be on a host that the visitor chose, nobody is led anywhere.
 */
export function createRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map(
    rules.filter(({ from }) => !from.includes('*')).map((rule) => [key(rule.host, rule.from.toLowerCase()), rule]),
  )
  const patterns = rules
    .filter(({ from }) => from.includes('*'))
    .map((rule) => ({ rule, pattern: toPattern(rule.from) }))
    .sort(
      (a, b) => Number(b.rule.host !== null) - Number(a.rule.host !== null) || b.rule.from.length - a.rule.from.length,
    )
  return (address) => {
    const { host, path } = address
    const rule = exact.get(key(host, path)) ?? exact.get(key(null, path))
    if (rule) return led({ rule, to: rule.to, address })
    for (const { rule, pattern } of patterns) {
      const match = rule.host === null || rule.host === host ? pattern.exec(path) : null
      if (match) return led({ rule, to: fill(rule.to, match.slice(1)), address })
    }
    return null
  }
}

function led({ rule, to, address }: { rule: RedirectRule; to: string; address: Address }) {
  const target = parse(to)
  // A part that the visitor chose may have become part of the host.
  if (!target || target.origin !== parse(rule.to.replaceAll('*', ''))?.origin) return null
  const isHere = target.hostname === new URL(OWN).hostname || target.hostname === address.host
  return isHere && decode(target.pathname).toLowerCase() === address.path ? null : { rule, to }
}

/** Stands for this site's origin where an address has none. */
const OWN = 'http://own.invalid'

function parse(to: string): URL | null {
  return URL.canParse(to, OWN) ? new URL(to, OWN) : null
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function key(host: string | null, path: string): string {
  return `${host ?? '*'} ${path}`
}

function toPattern(from: string): RegExp {
  const source = from
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('(.*)')
  return new RegExp(`^${source}$`, 'i')
}

/** A visitor chose the parts: after a slash they must not begin with another one, which would name a host. */
function fill(to: string, parts: readonly (string | undefined)[]): string {
  let index = 0
  return to.replace(/(^|.)\*/g, (_whole, before: string) => {
    const part = parts[index++] ?? ''
    return before + (before === '/' || before === '' ? part.replace(/^[/\\\s]+/, '') : part)
  })
}
