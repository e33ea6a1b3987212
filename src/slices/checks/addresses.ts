import { isSafeHref } from '../href.mjs'
import type { PageLink } from './check'

type Linked = Pick<PageLink, 'link'>

interface Addresses<Link extends Linked> {
  links: readonly Link[]
  /** The path of the page with the links: it is not requested, and relative addresses are resolved against it. */
  path: unknown
  /** The origin of the page's site; `null` if the site has none of its own. */
  domain: string | null
  /** The origin that can be requested. */
  here: string
  /** Returns the status that a visitor gets at a path; `null` if the request failed. */
  ask: (path: string) => Promise<number | null>
  /**
   * Results of earlier requests by path: whether the address is missing. These paths are not requested again, and new
   * results are added.
   */
  known?: Map<string, boolean>
}

/**
 * Returns the links to addresses of a site that do not exist. Each is requested as a visitor would, so redirects, files
 * and all other routes count. Addresses that cannot be checked (no connection, another site) are not reported. The
 * studio and the server both use this function.
 */
export async function findMissingAddresses<Link extends Linked>(addresses: Addresses<Link>): Promise<Link[]> {
  const { links, path: own, domain, here, ask, known = new Map<string, boolean>() } = addresses
  if (domain !== null && domain !== here) return []
  const pathOf = ({ link }: Link) => {
    const path = pathOnSite(link.href, own)
    return path === own ? null : path
  }
  const paths = [...new Set(links.flatMap((link) => pathOf(link) ?? []))].filter((path) => !known.has(path))
  await Promise.all(
    paths.map(async (path) => {
      const status = await ask(path).catch(() => null)
      if (status !== null) known.set(path, status === 404 || status === 410)
    }),
  )
  return links.filter((link) => known.get(pathOf(link) ?? '') === true)
}

/**
 * Returns the path of an address on the same site, resolved against the page's path `own`; `null` for any other
 * address.
 */
export function pathOnSite(href: string | null | undefined, own: unknown): string | null {
  const path = href?.trim().replace(/[?#].*$/, '') ?? ''
  if (path === '' || !isSafeHref(href) || /^[a-z]+:/i.test(path)) return null
  if (path.startsWith('/')) return path
  const isPath = typeof own === 'string' && own.startsWith('/')
  return isPath ? new URL(path, new URL(own, 'http://page')).pathname : null
}

/** The longest time that publishing waits for the check of addresses, in milliseconds. */
export const ADDRESSES_AT_MOST_MS = 4000
