import { AUDIENCE_QUERY } from '../../render/audience/audienceScript'
import { foldPath, isOwnPath, readPath } from '../../tree'
import { applicationAt, hasTrailingSlashes } from '../../options/application'
import { hostOf } from '../../options/forwarded.mjs'
import { siteOfHost } from './sites'
import { SITE_ROUTE, writeSiteAddress } from './siteAddress'
import { adminTarget } from './adminTarget'
import { canonicalAddress } from './canonicalAddress.mjs'
import { DATA_ROUTE, dataPathOf } from './dataAddress'
import { layoutIn, placeOf, type Addresses } from './placeOf.mjs'
import type { RedirectRule } from './rules.mjs'

/** A request, as far as it decides what becomes of it. */
export interface Asked {
  method: string
  /** As it was asked for, with its percent codes. */
  pathname: string
  searchParams: URLSearchParams
  header: (name: string) => string | null
  cookie: (name: string) => string | undefined
}

/** What becomes of a request. */
export type Decision =
  | { kind: 'unreadable' }
  | { kind: 'notTaken' }
  /** An address of the product's that has another one, or another spelling of an address. */
  | { kind: 'moved'; to: string; status: 307 | 308 }
  /** A rule of the editors' says so. */
  | { kind: 'redirect'; to: string; status: 301 | 302 | 307 | 308; rule: RedirectRule; search: string | null }
  /** A redirect of the type 410 matches. */
  | { kind: 'gone'; rule: RedirectRule }
  | { kind: 'unknown' }
  /** The admin, and previews. `address`: where it stands; `null`: where it was asked for. */
  | { kind: 'staff'; address: string | null; session: string | undefined; isFramed: boolean }
  /** The site as it will be with a release, for whoever has the release's secret. `address`: where it is made. */
  | { kind: 'released'; address: string }
  /**
   * Another address of the product or of the application. `by`: the route or the file that is served.
   * `null`: the catch-all of the pages answers 404.
   */
  | { kind: 'own'; by: string | null }
  /** What the site's search finds for whoever asks. `address`: where it is made. */
  | { kind: 'search'; address: string }
  /** The data of a page. `address`: where it is made. */
  | { kind: 'data'; address: string }
  | { kind: 'synced'; address: string; session: string }
  /** What a page reserves for an audience. `null`: nobody is signed in. */
  | { kind: 'audience'; address: string | null }
  /**
   * A page. `address`: where it stands; `null`: where it was asked for. `host`: which of the sites' hosts it was asked at, empty where
   * there are none, and `null` for one that no site names.
   */
  | { kind: 'page'; address: string | null; host: string | null }

/** Where a window that follows the studio is led from; see `README.md`. */
const SYNC_ROUTE = '/voix-preview/at'
/** Where what a page reserves for an audience is made. */
const AUDIENCE_ROUTE = '/voix-preview/for'
/** What a page is made of, for staff; and where that is made. */
const DEBUG = '/voix-debug'
const DEBUG_ROUTE = '/voix-preview/debug'
const PREVIEWS = '/voix-preview/'
const RELEASE = '/preview-release'
const RELEASE_ROUTE = '/voix-preview/release'
const SEARCH_ROUTE = '/voix-preview/search'
/** What is looked at by itself, below the admin's address, and where that is made: with the site's style sheets. */
const PIECES = {
  '/cookbook-preview/': '/voix-preview/recipe/',
  '/slice-preview/': '/voix-preview/slice/',
  '/style-preview/': '/voix-preview/style/',
}

/** The API's own address, at which there is none: Next takes it for a page. */
const NO_ENDPOINT = /^\/api\/?$/

/** What the proxy does, and what may be kept of Next's answer. */
export async function decide(asked: Asked, addresses: Addresses): Promise<Decision> {
  const { pathname, searchParams, cookie } = asked
  const { admin, cookiePrefix, collections, search, sites } = addresses
  const isOwn = isOwnPath(pathname, admin)
  const isAdmin = `${pathname}/`.startsWith(`${admin}/`)
  const by = applicationAt(pathname)
  const canonical = canonicalAddress(pathname, { isOwn: isOwn || by !== null })
  if (canonical === null) return { kind: 'unreadable' }
  const isRoute = by?.startsWith('/') || (isOwn && !isAdmin && !NO_ENDPOINT.test(pathname))
  if (!isRoute && isPlainForm(asked)) return { kind: 'notTaken' }
  const toStudio = adminTarget({ pathname, admin, pages: collections.pages })
  if (toStudio) return { kind: 'moved', to: toStudio, status: 307 }
  const isSpelled = canonical === pathname || (by !== null && !isOwn && hasTrailingSlashes())
  if (!isSpelled) return { kind: 'moved', to: canonical, status: 308 }
  const path = readPath(canonical) ?? canonical
  if (isInternalRoute(path)) return { kind: 'unknown' }
  const session = cookie(`${cookiePrefix}-token`)
  if (pathname === DEBUG) return { kind: 'staff', address: DEBUG_ROUTE, session, isFramed: false }
  const piece = pieceRoute(pathname, admin)
  if (piece !== null) return { kind: 'staff', address: piece, session, isFramed: true }
  if (isAdmin || pathname.startsWith(PREVIEWS)) return { kind: 'staff', address: null, session, isFramed: !isAdmin }
  if (`${pathname}/`.startsWith(`${RELEASE}/`)) return releasedPage(asked, addresses)
  // A form goes to the application: a redirect would lose it.
  if (isOwn || (by !== null && isPlainForm(asked))) return { kind: 'own', by }

  const data = by === null ? dataPathOf(canonical) : null
  const at = foldPath(data === null ? path : (readPath(data) ?? data))
  const { redirect, host, known, layout } = await placeOf({ ...asked, path: at }, addresses)
  if (data !== null)
    return redirect ? { kind: 'unknown' } : { kind: 'data', address: `${DATA_ROUTE}${data}`.replace(/\/$/, '') }
  if (redirect?.rule.status === 410) return { kind: 'gone', rule: redirect.rule }
  if (redirect) return { kind: 'redirect', ...redirect, status: redirect.rule.status }
  const siteId = siteOfHost(sites, host)
  const [searched] = Object.entries(search).find(([, own]) => own === path) ?? []
  if (searched !== undefined) {
    const around = layoutIn(searchParams, addresses.searchLayouts)
    const at = writeSiteAddress({ siteId, layout: around, pathname })
    return { kind: 'search', address: `${SEARCH_ROUTE}/${searched}${at}` }
  }
  if (by !== null) return { kind: 'own', by }
  const address = writeSiteAddress({ siteId, layout, pathname })
  // Whoever has no session gets the stored page, as without `voix-sync`.
  if (searchParams.has('voix-sync') && session !== undefined)
    return { kind: 'synced', address: `${SYNC_ROUTE}${address}`, session }
  // Rights are checked where it is made; whoever has no session has none.
  if (searchParams.has(AUDIENCE_QUERY))
    return { kind: 'audience', address: session === undefined ? null : `${AUDIENCE_ROUTE}${address}` }
  return { kind: 'page', address: siteId !== 0 || layout !== null ? address : null, host: known }
}

/** `/voix/cookbook-preview/heroes/short` -> `/voix-preview/recipe/heroes/short`. A recipe's path may have any depth. */
function pieceRoute(pathname: string, admin: string): string | null {
  const found = Object.entries(PIECES).find(([address]) => pathname.startsWith(`${admin}${address}`))
  return found ? found[1] + pathname.slice(`${admin}${found[0]}`.length) : null
}

/** `/preview-release/<id>/<secret>/about`: the page `/about` of the site that is asked, with the release. Without a secret there is nothing. */
function releasedPage({ pathname, searchParams, header }: Asked, { layouts, sites }: Addresses): Decision {
  const [, , id, secret, ...path] = pathname.split('/')
  if (!id || !secret) return { kind: 'unknown' }
  const layout = layoutIn(searchParams, layouts)
  const canonical = canonicalAddress(`/${path.join('/')}`, { isOwn: false }) ?? '/'
  const address = writeSiteAddress({ siteId: siteOfHost(sites, hostOf(header)), layout, pathname: canonical })
  return { kind: 'released', address: `${RELEASE_ROUTE}/${id}/${secret}${address}` }
}

/** Pages, files and the admin accept calls of server functions and refuse plain forms, on which Next would fail. */
function isPlainForm({ method, header }: Asked): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && header('next-action') === null
}

function isInternalRoute(path: string): boolean {
  return [SITE_ROUTE, SYNC_ROUTE, AUDIENCE_ROUTE, DEBUG_ROUTE, RELEASE_ROUTE, SEARCH_ROUTE].some((route) =>
    `${path}/`.startsWith(`${route}/`),
  )
}
