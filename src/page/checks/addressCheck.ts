import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { getVoix, slugsOf } from '../../options/getVoix'
import { ownOrigin } from '../../options/ownOrigin'
import type { Check, CheckedPage, PageLink } from '../../slices/checks'
import { ADDRESSES_AT_MOST_MS, findMissingAddresses, pathOnSite } from '../../slices/checks/addresses'
import { addressFindings } from '../../slices/checks/linkChecks'
import { isPattern, readPath } from '../../tree'
import { readOnServer, type PageToCheck } from './readOnServer'

const ANSWERS = 'voixAddresses'

/** Returns the addresses checked in this request, by path: whether nothing was found there. */
function answersOf(req: PayloadRequest): Map<string, boolean> {
  return (req.context[ANSWERS] ??= new Map()) as Map<string, boolean>
}

/**
 * Reports links to paths of the site that return a 404. Reads only the responses that {@link askAddresses} has fetched.
 */
export const addresses: Check = {
  name: 'dead-link',
  find: async (page) => addressFindings(await missingIn(page, () => Promise.resolve(null)), []),
}

/**
 * Requests the addresses of the site that a page links to. Call it before the page is locked: it takes up to
 * `ADDRESSES_AT_MOST_MS`. Writes without a user (seeds, jobs) send no requests, because the site may not be running
 * yet.
 */
export async function askAddresses(page: PageToCheck): Promise<void> {
  const here = siteFor(page.req)
  if (here === null) return
  const signal = AbortSignal.timeout(ADDRESSES_AT_MOST_MS)
  await missingIn(await readOnServer(page), (path) => statusAt({ here, path, signal }))
}

async function missingIn(
  { page, links, req }: CheckedPage,
  ask: (path: string) => Promise<number | null>,
): Promise<PageLink[]> {
  const here = req && siteFor(req)
  if (!req || !here) return []
  // Pages are looked up in the database: a page that is being published is not on the site yet.
  const pages = await pagesAt(req, { ...page, links })
  const open = links.filter(({ link }) => !pages.has(pathOnSite(link.href, page.path)))
  const domain = getVoix(req.payload.config).sites.find(({ id }) => id === page.siteId)?.origin ?? null
  return findMissingAddresses({ links: open, path: page.path, domain, here, ask, known: answersOf(req) })
}

/**
 * Returns whether the linked pages of this site are published, by the path as the links write it. Other addresses have
 * no entry.
 */
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

/**
 * Returns the origin of the site from `serverURL`. Returns `null` without a user, or without both a configured origin
 * and a request.
 */
function siteFor({ payload, payloadAPI, user }: PayloadRequest): string | null {
  if (!user) return null
  const { serverURL } = payload.config
  if (serverURL) return new URL(serverURL).origin
  return process.env.VOIX_SERVER_URL || payloadAPI !== 'local' ? ownOrigin() : null
}

/** Redirects followed before the check gives up. */
const MOST_REDIRECTS = 5

/** Returns the status of a path of the site after its redirects. A redirect to another site is not followed. */
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
