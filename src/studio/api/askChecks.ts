import type { PageDiff } from '../../tree'
import type { Finding, PageLink } from '../../slices/checks'
import type { StudioPage } from '../model'
import type { StudioBoot } from '../model/boot'
import { pageUrl, type PagePlace } from './pageUrl'
import { request } from './request'
import { domainOf } from '../model/domain'

interface Asked {
  boot: PagePlace
  rev: number
  change: PageDiff | null
}

/** What the checks find that need the server, of the page as it is on the screen; `null`: it cannot be told now. */
export async function askChecks({ boot, rev, change }: Asked): Promise<Finding[] | null> {
  const url = `${pageUrl(boot)}/checks`
  const body = { baseRev: rev, change }
  const answer = await request<{ findings?: Finding[] }>({ method: 'POST', url, body, signal: limit() })
  return answer.ok ? (answer.data.findings ?? []) : null
}

/** Whoever publishes does not wait longer, in milliseconds. */
const AT_MOST_MS = 4000
const limit = () => AbortSignal.timeout(AT_MOST_MS)

type Linked = Pick<PageLink, 'link'>

interface Addresses<Link extends Linked> {
  links: readonly Link[]
  boot: Pick<StudioBoot, 'sites'>
  page: Pick<StudioPage, 'path' | 'siteId'>
  /** What was found out before, by path: whether nothing is there. It is not asked again, and what is asked is added. */
  known: Map<string, boolean>
}

/**
 * The links to addresses of this site where visitors find nothing. Asked as a visitor asks, so that redirects, files and whatever else the
 * site serves count as well. What cannot be told (no connection, another site) is not named.
 */
export async function findMissingAddresses<Link extends Linked>({
  links,
  boot,
  page,
  known,
}: Addresses<Link>): Promise<Link[]> {
  const pathOf = ({ link }: Link) => ownPath({ href: link.href, boot, page })
  const paths = [...new Set(links.flatMap((link) => pathOf(link) ?? []))].filter((path) => !known.has(path))
  const signal = limit()
  const ask = async (path: string) => {
    const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal }).catch(
      () => null,
    )
    if (answer) known.set(path, answer.status === 404 || answer.status === 410)
  }
  await Promise.all(paths.map(ask))
  return links.filter((link) => known.get(pathOf(link) ?? '') === true)
}

/** A path of this window's site; `null` for any other address, and for the page's own. */
function ownPath({
  href,
  boot,
  page,
}: Omit<Addresses<Linked>, 'links' | 'known'> & { href: string | null | undefined }): string | null {
  const origin = domainOf(boot, page)
  if (!href?.startsWith('/') || href.startsWith('//')) return null
  if (origin !== null && origin !== window.location.origin) return null
  const path = href.replace(/[?#].*$/, '')
  return path === page.path ? null : path
}
