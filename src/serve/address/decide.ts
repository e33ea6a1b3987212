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

/** The parts of a request that the decision depends on. */
export interface AddressRequest {
  method: string
  /** As requested, with its percent codes. */
  pathname: string
  searchParams: URLSearchParams
  header: (name: string) => string | null
  cookie: (name: string) => string | undefined
}

/** How a request is handled. `address` is the internal address that it is rewritten to; `null`: it is not rewritten. */
export type Decision =
  | { kind: 'unreadable' }
  | { kind: 'notTaken' }
  /** The address has been replaced by another one, or has another spelling. */
  | { kind: 'moved'; to: string; status: 307 | 308 }
  /** A redirect of the editors matches. */
  | { kind: 'redirect'; to: string; status: 301 | 302 | 307 | 308; rule: RedirectRule; search: string | null }
  /** A redirect of the type 410 matches. */
  | { kind: 'gone'; rule: RedirectRule }
  | { kind: 'unknown' }
  /** The admin and previews. Only staff may see them. */
  | { kind: 'staff'; address: string | null; session: string | undefined; isFramed: boolean }
  /** The site as it will be with a release. Anyone with the secret of the release may see it. */
  | { kind: 'released'; address: string }
  /**
   * Another address of the product or of the application. `by`: the route or the file that serves it. `null`: the
   * catch-all route of the pages responds with 404.
   */
  | { kind: 'own'; by: string | null }
  /** The results of the site's search. */
  | { kind: 'search'; address: string }
  /** The data of a page. */
  | { kind: 'data'; address: string }
  | { kind: 'synced'; address: string; session: string }
  /** The elements that a page reserves for an audience. `address` is `null` if the visitor has no session. */
  | { kind: 'audience'; address: string | null }
  /**
   * A page. `host`: the requested host if a site names it, empty if the sites name no hosts, `null` for an unknown
   * host.
   */
  | { kind: 'page'; address: string | null; host: string | null }

/** The route that redirects a window which follows the studio; see `README.md`. */
const SYNC_ROUTE = '/voix-preview/at'
/** The route that renders the elements reserved for an audience. */
const AUDIENCE_ROUTE = '/voix-preview/for'
/** The debug screen of staff, and the route that renders it. */
const DEBUG = '/voix-debug'
const DEBUG_ROUTE = '/voix-preview/debug'
const PREVIEWS = '/voix-preview/'
const RELEASE = '/preview-release'
const RELEASE_ROUTE = '/voix-preview/release'
const SEARCH_ROUTE = '/voix-preview/search'
/**
 * Previews of single recipes, slices and styles below the admin's address, and the routes that render them with the
 * site's style sheets.
 */
const PIECES = {
  '/cookbook-preview/': '/voix-preview/recipe/',
  '/slice-preview/': '/voix-preview/slice/',
  '/style-preview/': '/voix-preview/style/',
}

/** The root of the API, which has no endpoint. Next serves it as a page. */
const NO_ENDPOINT = /^\/api\/?$/

/** Decides how the proxy handles a request and whether the response may be cached. */
export async function decide(request: AddressRequest, addresses: Addresses): Promise<Decision> {
  const { pathname, searchParams, cookie } = request
  const { admin, cookiePrefix, collections, search, sites } = addresses
  const isOwn = isOwnPath(pathname, admin)
  const isAdmin = `${pathname}/`.startsWith(`${admin}/`)
  const by = applicationAt(pathname)
  const canonical = canonicalAddress(pathname, { isOwn: isOwn || by !== null })
  if (canonical === null) return { kind: 'unreadable' }
  const isRoute = by?.startsWith('/') || (isOwn && !isAdmin && !NO_ENDPOINT.test(pathname))
  if (!isRoute && isPlainForm(request)) return { kind: 'notTaken' }
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
  if (`${pathname}/`.startsWith(`${RELEASE}/`)) return releasedPage(request, addresses)
  // Submitted forms are sent to the application: a redirect would lose the body.
  if (isOwn || (by !== null && isPlainForm(request))) return { kind: 'own', by }

  const data = by === null ? dataPathOf(canonical) : null
  const at = foldPath(data === null ? path : (readPath(data) ?? data))
  const { redirect, host, known, layout } = await placeOf({ ...request, path: at }, addresses)
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
  // A visitor without a session gets the cached page, as without `voix-sync`.
  if (searchParams.has('voix-sync') && session !== undefined)
    return { kind: 'synced', address: `${SYNC_ROUTE}${address}`, session }
  // The route checks the rights. A visitor without a session has none.
  if (searchParams.has(AUDIENCE_QUERY))
    return { kind: 'audience', address: session === undefined ? null : `${AUDIENCE_ROUTE}${address}` }
  return { kind: 'page', address: siteId !== 0 || layout !== null ? address : null, host: known }
}

/**
 * Returns the route of a preview: `/voix/cookbook-preview/heroes/short` -> `/voix-preview/recipe/heroes/short`. The
 * path of a recipe may have any depth.
 */
function pieceRoute(pathname: string, admin: string): string | null {
  const found = Object.entries(PIECES).find(([address]) => pathname.startsWith(`${admin}${address}`))
  return found ? found[1] + pathname.slice(`${admin}${found[0]}`.length) : null
}

/**
 * `/preview-release/<id>/<secret>/about` is the page `/about` of the requested site with the release. Without a secret
 * it is a 404.
 */
function releasedPage({ pathname, searchParams, header }: AddressRequest, { layouts, sites }: Addresses): Decision {
  const [, , id, secret, ...path] = pathname.split('/')
  if (!id || !secret) return { kind: 'unknown' }
  const layout = layoutIn(searchParams, layouts)
  const canonical = canonicalAddress(`/${path.join('/')}`, { isOwn: false }) ?? '/'
  const address = writeSiteAddress({ siteId: siteOfHost(sites, hostOf(header)), layout, pathname: canonical })
  return { kind: 'released', address: `${RELEASE_ROUTE}/${id}/${secret}${address}` }
}

/**
 * Whether the request is a plain form submission. Pages, files and the admin accept only calls of server functions:
 * Next would fail on plain forms.
 */
function isPlainForm({ method, header }: AddressRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && header('next-action') === null
}

function isInternalRoute(path: string): boolean {
  return [SITE_ROUTE, SYNC_ROUTE, AUDIENCE_ROUTE, DEBUG_ROUTE, RELEASE_ROUTE, SEARCH_ROUTE].some((route) =>
    `${path}/`.startsWith(`${route}/`),
  )
}
