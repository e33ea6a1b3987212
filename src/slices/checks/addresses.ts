import { isSafeHref } from '../href.mjs'
import type { PageLink } from './check'

type Linked = Pick<PageLink, 'link'>

interface Addresses<Link extends Linked> {
  links: readonly Link[]
  /** Of the page that has the links: nobody is asked about it, and addresses without a slash begin there. */
  path: unknown
  /** The origin of the page's site; `null`: it has none of its own. */
  domain: string | null
  /** The origin that can be asked. */
  here: string
  /** The status that a visitor gets at a path; `null`: it cannot be told. */
  ask: (path: string) => Promise<number | null>
  /** What was found out before, by path: whether nothing is there. It is not asked again, and what is asked is added. */
  known?: Map<string, boolean>
}

/**
 * The links to addresses of a site where visitors find nothing. Asked as a visitor asks, so that redirects, files and whatever else the
 * site serves count as well. What cannot be told (no connection, another site) is not named. Studio and server ask this one.
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

/** The path of an address of the site itself, as the page at the path `own` has it; `null` for any other address. */
export function pathOnSite(href: string | null | undefined, own: unknown): string | null {
  const path = href?.trim().replace(/[?#].*$/, '') ?? ''
  if (path === '' || !isSafeHref(href) || /^[a-z]+:/i.test(path)) return null
  if (path.startsWith('/')) return path
  const isPath = typeof own === 'string' && own.startsWith('/')
  return isPath ? new URL(path, new URL(own, 'http://page')).pathname : null
}

/** Whoever publishes does not wait longer for what is at addresses, in milliseconds. */
export const ADDRESSES_AT_MOST_MS = 4000
