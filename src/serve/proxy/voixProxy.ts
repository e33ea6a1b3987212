import { NextResponse } from 'next/server'
import type { NextFetchEvent, NextRequest } from 'next/server'
import type { Site } from '../../options/types'
import { siteOfHost } from '../page/sites'
import { SITE_ROUTE, writeSiteAddress } from '../site/siteAddress'
import { adminTarget } from './adminTarget'
import { normalAddress } from './normalAddress'
import { countHit } from './hits'
import { redirectTable } from './redirects'
import { isOwnPath } from './ownPaths'

export interface ProxyOptions {
  /** Names of the layouts that `?layout=` may choose. */
  layouts: readonly string[]
  /** As given to `voix()`. Default: one site, any host. */
  sites?: readonly Pick<Site, 'id' | 'hosts'>[]
  /** `routes.admin` of the Payload config. Default `/admin`, as Payload's. */
  admin?: string
  /** Slugs of these collections where `voix({ collections })` chooses others than the product's. */
  collections?: { pages?: string; redirects?: string }
}

/** Where a window that follows the studio is led from; see `README.md`. */
const SYNC_ROUTE = '/_voix/preview/at'

/**
 * The product's part of an application's `proxy.ts`:
 * `export const proxy = voixProxy({ layouts })`, with `export const config = { matcher: [...] }` written out beside it.
 */
export function voixProxy({ layouts, sites, admin = '/admin', collections = {} }: ProxyOptions) {
  const { pages = 'pages', redirects = 'redirects' } = collections
  return async function proxy(request: NextRequest, event?: NextFetchEvent): Promise<NextResponse> {
    const { pathname, searchParams } = request.nextUrl
    const toStudio = adminTarget({ pathname, admin, pages })
    if (toStudio) return redirectTo(request, toStudio, 307)
    const normal = normalAddress(pathname, { keepCase: isOwnPath(pathname, admin) })
    if (normal !== null) return redirectTo(request, normal, 308)
    if (isInternalRoute(pathname)) return rewriteTo(request, '/_voix/unknown')
    if (isOwnPath(pathname, admin)) return NextResponse.next()

    const host = hostOf(request)
    const found = (await redirectTable({ pages, redirects }))({ host, path: decode(pathname).toLowerCase() })
    if (found) {
      const counted = countHit(found.rule.id, { pages, redirects })
      event?.waitUntil(counted)
      return redirectTo(request, found.to, found.rule.status)
    }
    const siteId = siteOfHost(sites, host)
    const asked = searchParams.get('layout')
    const layout = asked !== null && layouts.includes(asked) ? asked : null
    const address = writeSiteAddress({ siteId, layout, pathname })
    if (searchParams.has('voix-sync') && mayBeSignedIn(request)) return rewriteTo(request, `${SYNC_ROUTE}${address}`)
    if (siteId !== 0 || layout !== null) return rewriteTo(request, address)
    return NextResponse.next()
  }
}

function isInternalRoute(pathname: string): boolean {
  return [SITE_ROUTE, SYNC_ROUTE].some((route) => pathname.startsWith(`${route}/`))
}

/** Whoever has no session gets the stored page, as without `voix-sync`. Payload names its cookie `<cookiePrefix>-token`. */
function mayBeSignedIn(request: NextRequest): boolean {
  return request.cookies.getAll().some(({ name }) => name.endsWith('-token'))
}

/** The query comes along unless the target has one of its own. */
function redirectTo(request: NextRequest, to: string, status: 301 | 302 | 307 | 308): NextResponse {
  const origin = publicOrigin(request)
  const resolved = new URL(to, origin)
  // Whatever begins with a slash stays on this site.
  const target = to.startsWith('/') && resolved.origin !== origin ? new URL(origin) : resolved
  if (target.search === '') target.search = request.nextUrl.search
  return new NextResponse(null, { status, headers: { Location: target.toString() } })
}

function rewriteTo(request: NextRequest, pathname: string): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = pathname
  return NextResponse.rewrite(target)
}

/** The visitor's own view of the origin: the server may stand behind another. */
function publicOrigin(request: NextRequest): string {
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? request.nextUrl.host
  const protocol = request.headers.get('x-forwarded-proto')?.split(',')[0] ?? request.nextUrl.protocol.replace(':', '')
  const origin = `${protocol === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(origin) ? origin : request.nextUrl.origin
}

function hostOf(request: NextRequest): string {
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? ''
  return host.toLowerCase().replace(/:\d+$/, '')
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
