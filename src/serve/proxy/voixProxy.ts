import { NextResponse } from 'next/server'
import type { NextFetchEvent, NextRequest } from 'next/server'
import type { Site } from '../../options/types'
import { isOwnPath } from '../../tree'
import { hostOf, siteOfHost } from '../page/sites'
import { SITE_ROUTE, writeSiteAddress } from '../site/siteAddress'
import { adminTarget } from './adminTarget'
import { canonicalAddress } from './canonicalAddress'
import { forStaff } from './forStaff'
import { countHit } from './hits'
import { redirectTable } from './redirects'
import { takePlace } from './places'

export interface ProxyOptions {
  /** Names of the layouts that `?layout=` may choose. */
  layouts: readonly string[]
  /** As given to `voix()`. Default: one site, any host. */
  sites?: readonly Pick<Site, 'id' | 'hosts'>[]
  /** `routes.admin` of the Payload config. Default `/admin`, as Payload's. */
  admin?: string
  /** `cookiePrefix` of the Payload config: who may be signed in is known by the cookie of that name. Default `payload`, as Payload's. */
  cookiePrefix?: string
  /** Slugs of these collections where `voix({ collections })` chooses others than the product's. */
  collections?: { pages?: string; redirects?: string }
}

/** Where a window that follows the studio is led from; see `README.md`. */
const SYNC_ROUTE = '/_voix/preview/at'

const PREVIEWS = '/_voix/preview/'

/** The API's own address, at which there is none: Next takes it for a page. */
const NO_ENDPOINT = /^\/api\/?$/

/**
 * The product's part of an application's `proxy.ts`:
 * `export const proxy = voixProxy({ layouts })`, with `export const config = { matcher: [...] }` written out beside it.
 */
export function voixProxy({
  layouts,
  sites,
  admin = '/admin',
  cookiePrefix = 'payload',
  collections = {},
}: ProxyOptions) {
  const { pages = 'pages', redirects = 'redirects' } = collections
  return async function proxy(request: NextRequest, event?: NextFetchEvent): Promise<NextResponse> {
    const { pathname, searchParams } = request.nextUrl
    const isOwn = isOwnPath(pathname, admin)
    const isAdmin = `${pathname}/`.startsWith(`${admin}/`)
    const canonical = canonicalAddress(pathname, { isOwn })
    if (canonical === null) return new NextResponse('This address cannot be read.', { status: 400 })
    if (isFormForNobody(request) && (!isOwn || isAdmin || NO_ENDPOINT.test(pathname))) return notTaken()
    const toStudio = adminTarget({ pathname, admin, pages })
    if (toStudio) return redirectTo(request, toStudio, 307)
    if (canonical !== pathname) return redirectTo(request, canonical, 308)
    if (isInternalRoute(decodeURIComponent(pathname))) return rewriteTo(request, '/_voix/unknown')
    if (isAdmin || pathname.startsWith(PREVIEWS)) return forStaff(NextResponse.next(), { isFramed: !isAdmin })
    if (isOwn) return NextResponse.next()

    const host = hostOf(request.headers)
    const found = (await redirectTable({ pages, redirects }))({ host, path: decodeURIComponent(pathname) })
    if (found) {
      const counted = countHit(found.rule.id, { pages, redirects })
      event?.waitUntil(counted)
      return redirectTo(request, found.to, found.rule.status)
    }
    const siteId = siteOfHost(sites, host)
    const asked = searchParams.get('layout')
    const layout = asked !== null && layouts.includes(asked) ? asked : null
    const address = writeSiteAddress({ siteId, layout, pathname })
    // Whoever has no session gets the stored page, as without `voix-sync`.
    if (searchParams.has('voix-sync') && request.cookies.has(`${cookiePrefix}-token`)) {
      if (!takePlace()) return forOnePerson(tooMany())
      return forOnePerson(forStaff(rewriteTo(request, `${SYNC_ROUTE}${address}`), { isFramed: true }))
    }
    if (siteId !== 0 || layout !== null) return rewriteTo(request, address)
    return NextResponse.next()
  }
}

/** Pages and the admin take calls of server functions and no plain forms: Next would read one, and fail where it is none. */
function isFormForNobody({ method, headers }: NextRequest): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) && !headers.has('next-action')
}

function notTaken(): NextResponse {
  return new NextResponse('A page takes nothing.', { status: 405, headers: { Allow: 'GET, HEAD' } })
}

/** Whatever it leads to, no cache between here and this visitor may give it to another one. */
function forOnePerson(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

function isInternalRoute(pathname: string): boolean {
  return [SITE_ROUTE, SYNC_ROUTE].some((route) => pathname.startsWith(`${route}/`))
}

function tooMany(): NextResponse {
  return new NextResponse('Too many previews are being made. Try again in a moment.', {
    status: 503,
    headers: { 'Retry-After': '2' },
  })
}

/**
 * The query comes along unless the target has one of its own. Next sends an address of its own origin as a path: no host that a visitor
 * made up stands in it.
 */
function redirectTo(request: NextRequest, to: string, status: 301 | 302 | 307 | 308): NextResponse {
  const { origin, search } = request.nextUrl
  const resolved = new URL(to, origin)
  // Whatever begins with a slash stays on this site.
  const target = to.startsWith('/') && resolved.origin !== origin ? new URL(origin) : resolved
  if (target.search === '') target.search = search
  return new NextResponse(null, { status, headers: { Location: target.toString() } })
}

function rewriteTo(request: NextRequest, pathname: string): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = pathname
  return NextResponse.rewrite(target)
}
