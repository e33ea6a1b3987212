import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { getVoix, slugsOf } from '../../options/getVoix'
import { ownOrigin } from '../../options/ownOrigin'
import type { Check, PageLink } from '../../slices/checks'
import { ADDRESSES_AT_MOST_MS, findMissingAddresses, pathOnSite } from '../../slices/checks/addresses'
import { addressFindings } from '../../slices/checks/linkChecks'
import { isPattern, readPath } from '../../tree'

/**
 * Links to paths of the site where a visitor finds nothing, asked of the running site. An account is asked for its links alone: what no account
 * does (seeds, jobs) may come before the site runs, and page by page.
 */
export const addresses: Check = {
  name: 'dead-link',
  find: async ({ page, links, req }) => {
    const here = req?.user ? siteIn(req) : null
    if (!req || here === null) return []
    // Of a page that is there the database tells more: what is being published is on no site yet.
    const pages = await pagesAt(req, { ...page, links })
    const open = links.filter(({ link }) => !pages.has(pathOnSite(link.href, page.path)))
    const domain = getVoix(req.payload.config).sites.find(({ id }) => id === page.siteId)?.origin ?? null
    const signal = AbortSignal.timeout(ADDRESSES_AT_MOST_MS)
    const ask = (path: string) => statusAt({ here, path, signal })
    return addressFindings(await findMissingAddresses({ links: open, path: page.path, domain, here, ask }), [])
  },
}

/** Whether visitors have the page, by the path as links have it; of those whose address is that of a page of this site. */
export async function pagesAt(
  req: PayloadRequest,
  { siteId, path: own, links }: { siteId?: unknown; path?: unknown; links: readonly PageLink[] },
): Promise<ReadonlyMap<string | null, boolean>> {
  const written = links.flatMap(({ link }) => pathOnSite(link.href, own) ?? []).filter((path) => !isPattern(path))
  if (written.length === 0) return new Map()
  const paths = [...new Set(written.flatMap((path) => readPath(path) ?? []))]
  const where: Where = { and: [{ path: { in: paths } }, { siteId: { equals: siteId } }] }
  const { docs } = await req.payload.db.find<{ path: string; _status?: string; deletedAt?: string | null }>({
    collection: slugsOf(req).pages as CollectionSlug,
    where,
    select: { path: true, _status: true, deletedAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  const there = docs.filter(({ deletedAt }) => !deletedAt)
  const published = there.filter(({ _status }) => _status === 'published')
  const states = new Map([
    ...there.map(({ path }) => [path, false] as const),
    ...published.map(({ path }) => [path, true] as const),
  ])
  return new Map(
    written.flatMap((path) => {
      const state = states.get(readPath(path) ?? path)
      return state === undefined ? [] : [[path, state] as const]
    }),
  )
}

/** Where the site runs, as the application says; the name that a request came by is a stranger's word. `null`: nobody has said, and no request came. */
function siteIn({ payload, payloadAPI }: PayloadRequest): string | null {
  const { serverURL } = payload.config
  if (serverURL) return new URL(serverURL).origin
  return process.env.VOIX_SERVER_URL || payloadAPI !== 'local' ? ownOrigin() : null
}

/** More redirects in a row lead nowhere that can be told. */
const MOST_REDIRECTS = 5

/** What a visitor of the site gets at a path, behind its redirects. Nothing outside of the site is asked. */
async function statusAt({ here, path, signal }: { here: string; path: string; signal: AbortSignal }) {
  let url = new URL(path, here)
  for (let left = MOST_REDIRECTS; left > 0 && url.origin === here; left--) {
    const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', cache: 'no-store', signal })
    const target = answer.headers.get('Location')
    if (answer.status < 300 || answer.status >= 400 || target === null) return answer.status
    url = new URL(target, url)
  }
  return null
}
