import { NextResponse } from 'next/server'
import type { NextFetchEvent, NextRequest } from 'next/server'
import type { VoixConfig } from '../../options/config'
import { readShared } from '../../options/defineVoix.mjs'
import { addressOf } from '../../options/forwarded.mjs'
import { offeredLayouts } from '../../options/offeredLayouts'
import { deciding } from '../address/deciding.mjs'
import { shared } from '../cache/shared.mjs'
import { refusalScreen } from '../screens/refusalScreen'
import { ASKED_EACH_TIME } from '../security/headers.mjs'
import { decide, type AddressRequest } from '../address/decide'
import { countHit } from './hits'
import { createLimit } from '../security/perAddress'
import { takePlace } from '../address/places'
import { withNonce } from '../security/withNonce'

export interface ProxyOptions {
  /** The default export of `voix.config.ts`, made by `defineVoix()`. */
  voixConfig: VoixConfig
}

/** The limit is more searches per minute than a person makes. */
const isFlood = createLimit({ windowMs: 60_000, most: 40 })

/**
 * Creates the proxy of an application's `proxy.ts`: `export const proxy = voixProxy({ voixConfig })`, with a literal
 * `export const config = { matcher: [...] }` in the same file.
 */
export function voixProxy(options: ProxyOptions) {
  const { layouts, sites = [], admin, cookiePrefix, collections, search } = readShared('voixProxy()', options)
  const source = { pages: collections.pages ?? 'pages', redirects: collections.redirects ?? 'redirects' }
  const addresses = {
    ...{ sites, admin, cookiePrefix, collections: source, search },
    layouts: namesOf(offeredLayouts(layouts)),
    searchLayouts: namesOf(layouts),
  }
  Object.assign(deciding(), { addresses, decide: (input: AddressRequest) => decide(input, addresses) })
  return async function proxy(request: NextRequest, event?: NextFetchEvent): Promise<NextResponse> {
    const decided = deciding().request.getStore() ?? (await decide(askedBy(request), addresses))
    switch (decided.kind) {
      case 'unreadable':
        return refused(request, { status: 400, message: 'This address cannot be read.' })
      case 'notTaken':
        return notTaken(request)
      case 'moved':
        return askedEachTime(redirectTo(request, { ...decided, search: request.nextUrl.search }))
      case 'redirect': {
        const counted = countHit(decided.rule.id, source)
        event?.waitUntil(counted)
        const search = decided.search ?? request.nextUrl.search
        return askedEachTime(redirectTo(request, { ...decided, search }))
      }
      case 'gone':
        event?.waitUntil(countHit(decided.rule.id, source))
        return askedEachTime(refused(request, GONE))
      case 'unknown':
        return askedEachTime(rewriteTo(request, '/_voix/unknown'))
      case 'staff':
        return withNonce(request, decided, (init) =>
          decided.address === null ? NextResponse.next(init) : rewriteTo(request, decided.address, init),
        )
      case 'synced':
        return synced(request, decided)
      case 'search':
        return searched(request, decided.address)
      case 'released':
        return released(request, decided.address)
      case 'audience':
        return forOnePerson(
          decided.address === null
            ? new NextResponse(null, { status: 204 })
            : ((await refusal(request)) ?? rewriteTo(request, decided.address)),
        )
      case 'data':
        return askedEachTime(rewriteTo(request, decided.address))
      case 'page':
        return askedEachTime(decided.address === null ? NextResponse.next() : rewriteTo(request, decided.address))
      case 'own':
        return decided.by === null ? askedEachTime(NextResponse.next()) : NextResponse.next()
    }
  }
}

function namesOf(layouts: VoixConfig['layouts']): string[] {
  return layouts.map(({ name }) => name)
}

function askedBy({ method, nextUrl, headers, cookies }: NextRequest): AddressRequest {
  return {
    method,
    pathname: nextUrl.pathname,
    searchParams: nextUrl.searchParams,
    header: (name) => headers.get(name),
    cookie: (name) => cookies.get(name)?.value,
  }
}

async function synced(
  request: NextRequest,
  { address, session }: { address: string; session: string },
): Promise<NextResponse> {
  const refused = await refusal(request, 'preview')
  if (refused) return forOnePerson(refused)
  return forOnePerson(withNonce(request, { session, isFramed: true }, (init) => rewriteTo(request, address, init)))
}

/** The secret is part of the address, which is sent to no other site and listed by no search engine. */
async function released(request: NextRequest, address: string): Promise<NextResponse> {
  const refused = await refusal(request, 'preview')
  if (refused) return forOnePerson(refused)
  const staff = { session: undefined, isFramed: true }
  const response = forOnePerson(withNonce(request, staff, (init) => rewriteTo(request, address, init)))
  response.headers.set('Referrer-Policy', 'no-referrer')
  response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  return response
}

/** Rendered per visitor: not cached, and not listed by search engines. */
async function searched(request: NextRequest, address: string): Promise<NextResponse> {
  const response = isFlood(addressOf(request))
    ? tooMuch(request, 'You have searched too often. Try again in a minute.', 429, 60)
    : ((await refusal(request, 'search')) ?? rewriteTo(request, address))
  response.headers.set('X-Robots-Tag', 'noindex')
  return forOnePerson(response)
}

function notTaken(request: NextRequest): NextResponse {
  const response = refused(request, { status: 405, message: 'This address accepts only GET and HEAD.' })
  response.headers.set('Allow', 'GET, HEAD')
  return response
}

/** Responds with the error screen to browsers, otherwise with plain text. */
function refused({ headers }: NextRequest, refusal: Parameters<typeof refusalScreen>[0]): NextResponse {
  const { body, status, headers: own } = refusalScreen(refusal, headers)
  const response = new NextResponse(body, { status, headers: own })
  response.headers.append('Vary', 'Accept')
  return response
}

/**
 * A page expires as soon as something on it changes, and caches in between are not notified: they revalidate each time.
 * Next sets its own header for a private response, which replaces this one.
 */
function askedEachTime(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', ASKED_EACH_TIME)
  return response
}

/** Search engines remove an address with 410 from their index. */
const GONE = { status: 410, message: 'This page has been permanently removed from this site.' }

/** Forbids caches to store a response: it may differ for each visitor. */
function forOnePerson(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

const TOO_MANY = {
  preview: 'Too many previews are being rendered. Try again in a moment.',
  search: 'Many people are searching just now. Try again in a moment.',
}

/**
 * Returns the refusal of a page that is rendered per request, or `null`. Such a page cannot report a failure later, as
 * Next has sent its status already. `kind`: also reserves a slot of this kind.
 */
async function refusal(request: NextRequest, kind?: keyof typeof TOO_MANY): Promise<NextResponse | null> {
  if (!(await isDatabaseThere())) return tooMuch(request, 'The site is busy just now. Try again in a moment.', 503, 2)
  return kind === undefined || takePlace(kind) ? null : tooMuch(request, TOO_MANY[kind], 503, 2)
}

async function isDatabaseThere(): Promise<boolean> {
  const { expiry } = shared()
  if (expiry.isAway) return false
  return expiry.look().then(
    () => true,
    () => false,
  )
}

function tooMuch(request: NextRequest, message: string, status: 429 | 503, seconds: number): NextResponse {
  const response = refused(request, { status, message })
  response.headers.set('Retry-After', String(seconds))
  return response
}

/**
 * The query is passed on unless the target has one. Next sends an address of its own origin as a path, so that it
 * contains no host from a forged header.
 */
function redirectTo(
  request: NextRequest,
  { to, status, search }: { to: string; status: 301 | 302 | 307 | 308; search: string },
): NextResponse {
  const { origin } = request.nextUrl
  const resolved = new URL(to, origin)
  // A target that begins with a slash stays on this site.
  const target = to.startsWith('/') && resolved.origin !== origin ? new URL(origin) : resolved
  if (target.search === '') target.search = search
  return new NextResponse(null, { status, headers: { Location: target.toString() } })
}

function rewriteTo(
  request: NextRequest,
  pathname: string,
  init?: Parameters<typeof NextResponse.rewrite>[1],
): NextResponse {
  const target = request.nextUrl.clone()
  target.pathname = pathname
  return NextResponse.rewrite(target, init)
}
