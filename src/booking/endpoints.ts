import type { Endpoint, PayloadRequest } from 'payload'
import { dayAt, parseUrl, siteHref } from 'voix/slices'
import { isCodeType, VERIFIED_HINT, type Booking, type BookingEngine, type CodeType, type Place } from './booking'
import { bookableOffers } from './bookableOffers'
import { findBookable } from './findBookable'
import { findPlace } from './findPlace'
import { allZones, findOfferZones, type OfferZones } from './offerZones'
import { identityAddress, isVerified, proofCookies, readAnswer, type IdentityProvider } from './identity'
import { pickTrigger, type Trigger } from './pickTrigger'
import { problemPage } from './problemPage'
import { readBookingRequest, readTags, type BookingRequest, type Problem } from './readBookingRequest'

interface BookingOptions {
  /** Returns the booking engine's address of a booking. */
  bookingEngine: BookingEngine
  /** Default: only signed-in travel agents are verified. */
  identity?: IdentityProvider
}

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * `GET /api/booking?resort=...&arrival=...` redirects to the booking engine (303) with the visitor's codes: typed, of
 * an offer, of a coupon, or of the matching trigger. Invalid fields are listed in a 400. Lists of codes never leave the
 * server.
 */
export const bookingEndpoints = ({ bookingEngine, identity }: BookingOptions): Endpoint[] => [
  {
    path: '/booking',
    method: 'get',
    handler: async (req) => {
      const now = new Date()
      const zones = await findOfferZones(req)
      const { request: input, problems } = readBookingRequest(req.searchParams, today(now, zones))
      if (!input) return refuse(req, problems)
      const offer = input.offer ? await findOffer({ req, slug: input.offer, now, zones }) : null
      if (input.offer && !offer) return refuse(req, [{ field: 'offer', message: 'has ended.' }])
      const { place, problem } = findPlace({ resorts: await findBookable(req), asked: input, offer })
      if (!place) return refuse(req, [problem])
      const codes = await codesOf({ req, input: input, offerCode: offer?.code ?? '', now, timeZone: zones.site })
      return Response.redirect(bookingEngine(toBooking(input, place, codes)), 303)
    },
  },
  {
    path: '/booking/identity',
    method: 'get',
    handler: (req) => {
      if (!identity) return Response.json({ message: 'No identity provider is named.' }, { status: 404 })
      if (req.searchParams.has('signature')) return welcomeBack(req, identity)
      return redirect(identityAddress(identity, req, siteHref(req.searchParams.get('page')) ?? '/'))
    },
  },
]

function welcomeBack(req: PayloadRequest, identity: IdentityProvider): Response {
  const page = readAnswer(identity, req, Date.now())
  if (page === null) {
    const problem = { field: 'identity', message: 'could not be verified. Please try again.' }
    return refuse(req, [problem])
  }
  const answer = redirect(siteHref(page) ?? '/')
  for (const cookie of proofCookies(req, VERIFIED_HINT, Date.now())) answer.headers.append('Set-Cookie', cookie)
  return answer
}

function redirect(to: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: to } })
}

function refuse(req: PayloadRequest, problems: readonly Problem[]): Response {
  const wantsPage = req.headers.get('accept')?.includes('text/html') ?? false
  if (!wantsPage) return Response.json({ errors: problems }, { status: 400, headers: NO_STORE })
  return problemPage({ problems, languageCode: languageOf(req) })
}

/** Returns the language of the page, or of the browser for a return from the identity provider. */
function languageOf({ searchParams, headers }: PayloadRequest): string {
  return searchParams.get('language') ?? headers.get('accept-language')?.slice(0, 2) ?? 'en'
}

interface Offer {
  code: string
  brand: string
  resorts: string[]
}

interface OfferArgs {
  req: PayloadRequest
  slug: string
  now: Date
  zones: OfferZones
}

/** Returns the booking data of an offer that visitors can see and book now, or `null`. */
async function findOffer({ req, slug, now, zones }: OfferArgs): Promise<Offer | null> {
  const { docs } = await req.payload.find({
    collection: 'specials',
    where: { and: [{ slug: { equals: slug } }, await bookableOffers({ req, now, zones })] },
    select: { bookingCode: true, brand: true, resorts: true },
    populate: { brands: { slug: true }, resorts: { slug: true } },
    limit: 1,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const [offer] = docs
  if (!offer) return null
  const slugOf = (value: unknown) => String((value as { slug?: string } | null)?.slug ?? '')
  return {
    code: offer.bookingCode ?? '',
    brand: slugOf(offer.brand),
    resorts: (offer.resorts ?? []).map(slugOf).filter(Boolean),
  }
}

interface CodesArgs {
  req: PayloadRequest
  input: BookingRequest
  offerCode: string
  now: Date
  timeZone: string
}

/**
 * Returns the codes of a booking. Typed codes have priority over an offer's, a coupon's, a verified visitor's and a
 * trigger's.
 */
async function codesOf({ req, input: input, offerCode, now, timeZone }: CodesArgs): Promise<Booking['codes']> {
  const verified = isVerified(req, now.getTime())
  const trigger = pickTrigger(await findTriggers(req), {
    path: input.page,
    query: new URLSearchParams(input.query || queryOfReferer(req)),
    tags: readTags(input.tags),
    isVerified: verified,
    now,
    timeZone,
  })
  const codes: Booking['codes'] = {}
  const apply = (type: CodeType, code: string | undefined) => {
    if (code) codes[type] ??= code
  }
  apply('promo', input.code.join(','))
  apply('promo', offerCode)
  apply('coupon', input.coupon.join(','))
  if (verified && isCodeType(input.verifiedType)) apply(input.verifiedType, input.verifiedCode[0])
  if (trigger) apply(trigger.codeType, trigger.code)
  return codes
}

/** Without scripts, the page's query is taken from the `Referer`. */
function queryOfReferer({ headers }: PayloadRequest): string {
  const from = headers.get('referer') ?? ''
  return parseUrl(from)?.search ?? ''
}

async function findTriggers(req: PayloadRequest): Promise<Trigger[]> {
  const { docs } = await req.payload.find({
    collection: 'booking-code-triggers',
    where: { enabled: { not_equals: false } },
    sort: ['-priority', 'createdAt'],
    pagination: false,
    depth: 0,
    // system: triggers are evaluated for all visitors; only the matching code leaves the server.
    overrideAccess: true,
    req,
  })
  return docs as unknown as Trigger[]
}

function toBooking(input: BookingRequest, place: Place, codes: Booking['codes']): Booking {
  const { arrival, departure, adults, children, rooms, currency, language } = input
  const stay = { arrival, departure, adults, children, rooms, currency, language }
  return { ...stay, ...place, codes, flightFrom: input.from || null, member: input.member || null }
}

/** Returns the earliest current day of all resorts, so that guests everywhere can book for today. */
function today(now: Date, zones: OfferZones): string {
  const days = allZones(zones).map((timeZone) => dayAt(now, timeZone))
  return days.sort()[0] ?? ''
}
