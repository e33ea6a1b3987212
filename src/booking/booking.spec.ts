import { describe, expect, it } from 'vitest'
import { toCodes, type Booking } from './booking'
import { bookingEngine } from './engine'
import { inSpanish } from './inSpanish'
import { pickTrigger, type Trigger, type Visit } from './pickTrigger'
import { readBookingRequest, readTags } from './readBookingRequest'

const TODAY = '2027-01-10'

const visit = (about: Partial<Visit> = {}): Visit => ({
  path: '/',
  query: new URLSearchParams(),
  tags: {},
  isVerified: false,
  now: new Date('2027-01-10T12:00:00Z'),
  timeZone: 'UTC',
  ...about,
})

const trigger = (code: string, priority: number, match: Trigger['match'], more: Partial<Trigger> = {}): Trigger => ({
  codeType: 'promo',
  code,
  priority,
  match,
  ...more,
})

describe('triggers', () => {
  const triggers = [
    trigger('PATH', 10, { path: '/weddings*' }),
    trigger('QUERY', 20, { query: { name: 'utm_source', value: 'newsletter' } }),
    trigger('ANY', 5, { query: { name: 'utm_source' } }),
    trigger('TAGS', 30, {
      tags: [
        { name: 'families', minimum: 20 },
        { name: 'sea', minimum: 1 },
      ],
    }),
    trigger('VERIFIED', 90, { verifiedIdentity: true }),
    trigger('BOTH', 99, { path: '/meetings', verifiedIdentity: true }),
    trigger('NOTHING', 1000, {}),
    trigger('GONE', 900, { path: '*' }, { endDate: '2027-01-01T00:00:00Z' }),
    trigger('LATER', 900, { path: '*' }, { startDate: '2027-02-01T00:00:00Z' }),
    trigger('OFF', 900, { path: '*' }, { enabled: false }),
  ]
  const newsletter = new URLSearchParams('utm_source=newsletter')

  it.each([
    ['2027-01-09T04:59:59Z', undefined],
    ['2027-01-09T05:00:00Z', 'DAYS'],
    ['2027-01-11T04:59:59Z', 'DAYS'],
    ['2027-01-11T05:00:00Z', undefined],
  ])('hold on whole days of the site: at %s in Jamaica %s', (now, code) => {
    const days = { startDate: '2027-01-09T12:00:00.000Z', endDate: '2027-01-10T12:00:00.000Z' }
    const [own, about] = [trigger('DAYS', 1, { path: '/' }, days), { now: new Date(now), timeZone: 'America/Jamaica' }]
    expect(pickTrigger([own], visit(about))?.code).toBe(code)
  })

  it.each<[string | undefined, Partial<Visit>]>([
    [undefined, {}],
    ['PATH', { path: '/weddings/rio' }],
    ['PATH', { path: '/weddings' }],
    ['QUERY', { query: newsletter }],
    ['QUERY', { path: '/weddings', query: newsletter }],
    ['ANY', { query: new URLSearchParams('utm_source=x') }],
    [undefined, { tags: { families: 19, sea: 4 } }],
    ['TAGS', { tags: { families: 20, sea: 1 }, query: newsletter }],
    ['VERIFIED', { isVerified: true, path: '/weddings' }],
    ['BOTH', { isVerified: true, path: '/meetings' }],
  ])('give %s to whom they match, by priority: %o', (code, about) => {
    expect(pickTrigger(triggers, visit(about))?.code).toBe(code)
  })

  it('know stars at both ends of a path, and that the end must be there', () => {
    const ends = [trigger('ENDS', 1, { path: '/*/rooms' })]
    expect(pickTrigger(ends, visit({ path: '/a/b/rooms' }))?.code).toBe('ENDS')
    expect(pickTrigger(ends, visit({ path: '/a/rooms/x' }))).toBeNull()
    expect(pickTrigger([trigger('MID', 1, { path: '*spa*' })], visit({ path: '/a/spa/b' }))?.code).toBe('MID')
  })
})

it.each(['/se%C3%B1al', '/Se%C3%B1al/', '/sen%CC%83al', '/se\u00f1al'])(
  'a trigger meets its path as browsers write it: %s',
  (path) => {
    expect(pickTrigger([trigger('ENYE', 1, { path: '/se\u00f1al' })], visit({ path }))?.code).toBe('ENYE')
  },
)

describe('what a widget asks for', () => {
  const read = (query: string) => readBookingRequest(new URLSearchParams(query), TODAY)
  const problemsOf = (query: string) => read(query).problems.map(({ field, message }) => `${field} ${message}`)

  it('has the usual where nothing is said', () => {
    expect(read('').request).toMatchObject({
      adults: 2,
      children: 0,
      rooms: 1,
      currency: 'USD',
      arrival: null,
      page: '/',
    })
  })

  it.each([
    ['arrival=2027-01-01', 'arrival is in the past.'],
    ['arrival=soon', 'arrival is not a date: write 2027-03-01.'],
    ['arrival=2027-13-77', 'arrival is not a date: write 2027-03-01.'],
    ['arrival=2027-03-01&departure=2027-03-01', 'departure is after the arrival.'],
    ['departure=2027-03-01', 'arrival is missing.'],
    ['arrival=2027-03-01&min=2027-04-01', 'arrival is from 2027-04-01 on here.'],
    ['arrival=2027-03-01&departure=2027-06-02&max=2027-06-01', 'departure is until 2027-06-01 here.'],
    ['arrival=2027-06-02&max=2027-06-01', 'arrival is until 2027-06-01 here.'],
    ['adults=0', 'adults is at least 1.'],
    ['rooms=99', 'rooms is at most 5; for more, please write to us.'],
    ['from=Miami', 'from is the three letters of an airport: MIA.'],
    ['currency=usd', 'currency is not a currency: write USD.'],
  ])('is refused with the field and the rule: %s', (query, problem) => {
    expect(problemsOf(query)).toEqual([problem])
  })

  it('is led back to this site only', () => {
    expect(read('page=//evil.example').request?.page).toBe('/')
    expect(read('page=https://evil.example').request?.page).toBe('/')
    expect(read('page=/specials').request?.page).toBe('/specials')
  })

  it('heeds all that the page’s slices say of it', () => {
    const query =
      'min=2027-05-01&max=2027-10-31&min=2027-04-01&max=2027-09-30&max=&coupon=SAND50&coupon=SEA10,SAND50&currency=CAD&currency=USD&excluded=a,b&excluded=c'
    expect(read(query).request).toMatchObject({
      ...{ min: '2027-05-01', max: '2027-09-30', currency: 'CAD' },
      ...{ coupon: ['SAND50', 'SEA10'], excluded: ['a', 'b', 'c'] },
    })
    expect(problemsOf(`${query}&arrival=2027-04-15`)).toEqual(['arrival is from 2027-05-01 on here.'])
    expect(problemsOf('min=soon&min=2027-04-01')).toEqual(['min is not a date: write 2027-03-01.'])
  })

  it('reads points of tags and codes, whatever stands between', () => {
    expect(readTags('families:20,a:b:3,x:0,:4,__proto__:9')).toEqual({ families: 20, 'a:b': 3 })
    expect(toCodes('sun10, SAND-5;sun10 <script>')).toEqual(['SUN10', 'SAND-5'])
  })
})

describe('the booking engine', () => {
  const booking: Booking = {
    brand: 'noche-azul',
    resorts: ['NAZ-WST'],
    arrival: '2027-03-01',
    departure: '2027-03-08',
    adults: 2,
    children: 1,
    rooms: 1,
    codes: { promo: 'A', coupon: 'B', rate: 'C', group: 'D' },
    currency: 'USD',
    flightFrom: null,
    member: null,
    language: 'en',
  }

  it('has an address per brand, with dates, guests and every kind of code', () => {
    expect(bookingEngine(booking)).toBe(
      'https://booking.solmara.example/noche-azul/stays?hotel=NAZ-WST&checkIn=2027-03-01&checkOut=2027-03-08&adults=2&children=1&rooms=1&promo=A&coupon=B&rate=C&group=D&currency=USD&lang=en',
    )
  })

  it('books packages with a flight, and says no currency without a coupon', () => {
    const url = new URL(
      bookingEngine({ ...booking, brand: '', resorts: [], codes: {}, flightFrom: 'MIA', member: '77' }),
    )
    expect(url.pathname).toBe('/packages')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ from: 'MIA', member: '77' })
    expect(url.searchParams.has('currency')).toBe(false)
    expect(url.searchParams.has('hotel')).toBe(false)
  })

  it('is asked for the resorts that are open, where not all are', () => {
    const url = new URL(bookingEngine({ ...booking, resorts: ['NAZ-CLU', 'NAZ-WST'] }))
    expect(url.searchParams.get('hotel')).toBe('NAZ-CLU,NAZ-WST')
  })
})

describe('what is wrong with a booking', () => {
  it.each([
    'arrival=soon',
    'arrival=2001-01-01',
    'departure=2027-03-01',
    'arrival=2027-03-01&departure=2027-03-01',
    'arrival=2027-03-01&min=2027-04-01',
    'arrival=2027-05-01&departure=2027-05-02&max=2027-04-01',
    'adults=x',
    'adults=0',
    'adults=1.5',
    'adults=99',
    'resort=%20',
    'currency=x',
    'from=x',
    'member=%20.',
  ])('is said in Spanish, too: %s', (query) => {
    const { problems } = readBookingRequest(new URLSearchParams(query), TODAY)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) {
      const said = inSpanish(problem)
      expect([said.field, said.message]).not.toEqual([problem.field, expect.anything()])
      expect(said.message).not.toBe(problem.message)
    }
  })
})
