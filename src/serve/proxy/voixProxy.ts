import { NextResponse } from 'next/server'
import type { NextRequest } from 'next/server'
import type { Site } from '../../options/types'
import { siteOfHost } from '../page/sites'
import { writeMode } from '../site/dynamicMode'
import { adminTarget } from './adminTarget'
import { normalAddress } from './normalAddress'
import { countHit, redirectTable } from './redirects'
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

/** The internal routes; see `README.md`. */
export const DYNAMIC_ROUTE = '/_voix/dynamic'
export const SITE_ROUTE = '/_voix/site'

/**
 * The product's part of an application's `proxy.ts`:
 * `export const proxy = voixProxy({ layouts })`, with `export const config = { matcher: [...] }` written out beside it.
 */
export function voixProxy({ layouts, sites, admin = '/admin', collections = {} }: ProxyOptions) {
  const { pages = 'pages', redirects = 'redirects' } = collections
  return async function proxy(request: NextRequest): Promise<NextResponse> {
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
      countHit(found.rule.id, { pages, redirects })
      return redirectTo(request, found.to, found.rule.status)
    }
    const siteId = siteOfHost(sites, host)
    const layout = searchParams.get('layout')
    const mode = {
      layout: layout !== null && layouts.includes(layout) ? layout : null,
      isSynced: searchParams.has('voix-sync') && mayBeSignedIn(request),
    }
    const end = pathname === '/' ? '' : pathname
    if (mode.layout !== null || mode.isSynced) {
      return rewriteTo(request, `${DYNAMIC_ROUTE}/${siteId}/${writeMode(mode)}${end}`)
    }
    if (siteId !== (sites?.[0]?.id ?? 0)) return rewriteTo(request, `${SITE_ROUTE}/${siteId}${end}`)
    return NextResponse.next()
  }
}

function isInternalRoute(pathname: string): boolean {
  return pathname.startsWith(`${DYNAMIC_ROUTE}/`) || pathname.startsWith(`${SITE_ROUTE}/`)
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
