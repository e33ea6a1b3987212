import { createRedirectFinder, normalizePath, type RedirectSource } from '../../tree'

/** A redirect as the proxy matches it. */
export interface RedirectRule extends RedirectSource {
  id: string
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
 * What `*` stood for replaces the `*` in the target. Where the target is the address itself (a page moved to where its redirect
 * begins), or would be on a host that the visitor chose, nobody is led anywhere.
 */
export function createRedirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const find = createRedirectFinder(rules)
  return (address) => {
    const found = find(address)
    if (!found) return null
    const { rule, parts } = found
    return led({ rule, to: parts.length === 0 ? rule.to : fill(rule.to, parts), address })
  }
}

function led({ rule, to, address }: { rule: RedirectRule; to: string; address: Address }) {
  const target = parse(to)
  // A part that the visitor chose may have become part of the host.
  if (!target || target.origin !== parse(rule.to.replaceAll('*', ''))?.origin) return null
  const isHere = target.hostname === new URL(OWN).hostname || target.hostname === address.host
  // Another spelling of the address would be led back here.
  return isHere && normalizePath(decode(target.pathname)) === address.path ? null : { rule, to }
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

/**
 * A visitor chose the parts, which are texts: nothing of them begins a query or a fragment, and after a slash they must not begin with
 * another one, which would name a host.
 */
function fill(to: string, parts: readonly (string | undefined)[]): string {
  let index = 0
  const query = to.indexOf('?')
  return to.replace(/(^|.)\*/g, (_whole, before: string, at: number) => {
    const part = parts[index++] ?? ''
    if (query >= 0 && at > query) return before + encodeURIComponent(part)
    const own = before === '/' || before === '' ? part.replace(/^[/\\\s]+/, '') : part
    return before + encodeURI(own).replace(/[?#]/g, encodeURIComponent)
  })
}
