import { createHmac } from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offerAddress } from '../../src/booking/booking'
import type { ChromeData } from '../../src/layouts/lib/menu'
import { layoutImports } from '../../src/layouts/registry/imports'
import { loadPage } from '../../src/serve/page/loadPage'
import { createPage, ORIGIN, startApp, type App } from './helpers/app'

const IDENTITY = { url: 'https://identity.example/verify', secret: 'shared-with-the-provider' }

let app: App

beforeAll(async () => {
  process.env.VOIX_IDENTITY_URL = IDENTITY.url
  process.env.VOIX_IDENTITY_SECRET = IDENTITY.secret
  app = await startApp()
  const { payload } = app
  const create = (collection: string, data: object) =>
    payload.create({ collection, data, overrideAccess: true } as never) as Promise<{ id: string }>
  const brand = await create('brands', { name: 'Noche Azul', slug: 'noche-azul', _status: 'published' })
  const house = { country: 'Jamaica', brand: brand.id, _status: 'published' }
  const resort = await create('resorts', { ...house, name: 'West End', slug: 'west-end', bookingEngineCode: 'NAZ-WST' })
  await create('resorts', { ...house, name: 'Cliff', slug: 'cliff', bookingEngineCode: 'NAZ-CLI' })
  const group = await create('brands', { name: 'Solmara', slug: 'solmara', _status: 'published' })
  const bay = { ...house, brand: group.id, name: 'Bay', slug: 'bay', bookingEngineCode: 'SOL-BAY' }
  await create('resorts', bay)
  await create('resorts', {
    ...house,
    name: 'Not yet',
    slug: 'not-yet',
    bookingEngineCode: 'NAZ-NOT',
    _status: 'draft',
  })
  const offer = { bookingCode: 'SUNSET4', brand: brand.id, resorts: [resort.id], _status: 'published' }
  await create('specials', { ...offer, title: 'Sunset', slug: 'sunset' })
  await create('specials', { ...offer, title: 'Over', slug: 'over', endDate: '2020-01-01T00:00:00.000Z' })
  await create('specials', { ...offer, title: 'Early', slug: 'early', startDate: '2999-01-01T00:00:00.000Z' })
  await create('specials', { ...offer, title: 'Draft', slug: 'draft', _status: 'draft' })
  const triggers = [
    { name: 'a', codeType: 'promo', code: 'HOLA10', match: { query: { name: 'utm_source' } }, priority: 50 },
    { name: 'b', codeType: 'group', code: 'YES', match: { path: '/weddings*' }, priority: 40 },
    { name: 'c', codeType: 'rate', code: 'AGENTNET', match: { verifiedIdentity: true }, priority: 90 },
    { name: 'd', codeType: 'promo', code: 'NINOS', match: { tags: [{ name: 'families', minimum: 20 }] }, priority: 30 },
    { name: 'e', codeType: 'promo', code: 'NEVER', match: { path: '*' }, priority: 999, enabled: false },
  ]
  for (const trigger of triggers) await create('booking-code-triggers', trigger)
})
afterAll(() => app?.stop())

async function ask(query: string, headers: Record<string, string> = {}) {
  const request = new Request(`${ORIGIN}/api/booking${query}`, { headers })
  const response = await handleEndpoints({ config: app.config, request })
  const location = response.headers.get('location')
  const url = location ? new URL(location, ORIGIN) : null
  return { response, status: response.status, url, told: url && Object.fromEntries(url.searchParams) }
}

describe('a booking', () => {
  it('leads to the engine of the resort’s brand, with all that was asked', async () => {
    const { status, url, told } = await ask(
      '?resort=west-end&arrival=2099-03-01&departure=2099-03-08&adults=3&children=1&rooms=2&code=sun10&coupon=SAND50&currency=CAD&language=es',
    )
    expect([status, url?.origin, url?.pathname]).toEqual([303, 'https://booking.solmara.example', '/noche-azul/stays'])
    expect(told).toEqual({
      hotel: 'NAZ-WST',
      checkIn: '2099-03-01',
      checkOut: '2099-03-08',
      adults: '3',
      children: '1',
      rooms: '2',
      promo: 'SUN10',
      coupon: 'SAND50',
      currency: 'CAD',
      lang: 'es',
    })
  })

  it('without a resort leads to the brand of the widget, and to what the page leaves open', async () => {
    const lead = async (query: string) => {
      const { url, told } = await ask(query)
      return [url?.pathname, told?.hotel]
    }
    expect(await lead('')).toEqual(['/stays', undefined])
    expect(await lead('?brand=noche-azul')).toEqual(['/noche-azul/stays', 'NAZ-CLI,NAZ-WST'])
    expect(await lead('?brand=noche-azul&excluded=west-end')).toEqual(['/noche-azul/stays', 'NAZ-CLI'])
    expect(await lead('?excluded=west-end')).toEqual(['/stays', 'SOL-BAY,NAZ-CLI'])
    const { response } = await ask('?brand=noche-azul&excluded=west-end,cliff')
    expect(await response.json()).toMatchObject({ errors: [{ field: 'resort' }] })
  })

  it.each([
    ['noche-azul', ['cliff', 'west-end']],
    ['bembe', ['bay', 'cliff', 'west-end']],
    ['blocks', []],
  ])('is offered by the layout %s at its brand’s resorts, or the group’s', async (layout, offered) => {
    const { path } = await createPage(app, { layout, _status: 'published' })
    const options = { config: app.config, layouts: layoutImports }
    const loaded = await loadPage({ siteId: 0, path }, options, () => {})
    const { bookable } = loaded?.layoutData as ChromeData
    expect(bookable.map(({ slug }) => slug)).toEqual(offered)
  })

  it('of an offer carries its code and its resort; what has ended, has not begun or is no visitor’s is refused', async () => {
    expect((await ask('?offer=sunset')).told).toMatchObject({ hotel: 'NAZ-WST', promo: 'SUNSET4' })
    const place = { path: '/weddings/mar', languageCode: 'es' }
    const { search } = new URL(offerAddress('sunset', place), ORIGIN)
    expect((await ask(search)).told).toMatchObject({ promo: 'SUNSET4', group: 'YES', lang: 'es' })
    const over = await ask(new URL(offerAddress('over', place), ORIGIN).search, { accept: 'text/html' })
    expect(await over.response.text()).toContain('<b>La oferta</b> ha terminado.')
    expect((await ask('?offer=sunset&code=MINE')).told).toMatchObject({ promo: 'MINE' })
    for (const slug of ['over', 'early', 'draft', 'none']) expect((await ask(`?offer=${slug}`)).status).toBe(400)
  })

  it.each([
    ['?utm_source=x', '/', 'promo', 'HOLA10'],
    ['', '/weddings/rio', 'group', 'YES'],
    ['?utm_source=x', '/weddings', 'promo', 'HOLA10'],
  ])('gets the code of the trigger that matches: %s at %s', async (query, page, type, code) => {
    const { told } = await ask(`?page=${page}&query=${encodeURIComponent(query)}`)
    expect(told).toMatchObject({ [type]: code })
    expect(told).not.toHaveProperty(type === 'promo' ? 'group' : 'promo')
  })

  it('gets it by points of tags, by the address that the browser was at, and not over what was typed', async () => {
    expect((await ask('?tags=families:25')).told).toMatchObject({ promo: 'NINOS' })
    expect((await ask('?tags=families:19')).told).not.toHaveProperty('promo')
    const referer = { referer: `${ORIGIN}/x?utm_source=mail` }
    expect((await ask('', referer)).told).toMatchObject({ promo: 'HOLA10' })
    expect((await ask('?code=MINE', referer)).told).toMatchObject({ promo: 'MINE' })
  })

  it('of what a page leaves out, of no resort and of a draft is refused by name', async () => {
    for (const query of ['?resort=west-end&excluded=x,west-end', '?resort=nowhere', '?resort=not-yet']) {
      const { response, status } = await ask(query)
      expect(status).toBe(400)
      expect(await response.json()).toMatchObject({ errors: [{ field: 'resort' }] })
    }
    const page = await ask('?arrival=2001-01-01', { accept: 'text/html' })
    expect(page.status).toBe(400)
    expect(await page.response.text()).toContain('<b>arrival</b> is in the past.')
    const spanish = await ask('?arrival=2001-01-01&language=es', { accept: 'text/html' })
    expect(await spanish.response.text()).toContain('<b>La llegada</b> ya ha pasado.')
  })
})

describe('a verified visitor', () => {
  const begin = async (page: string) => {
    const { url } = await ask(`/identity?page=${encodeURIComponent(page)}`)
    return url
  }
  const answer = (state: string, secret = IDENTITY.secret, seconds = 60) => {
    const expires = String(Date.now() + seconds * 1000)
    const signature = createHmac('sha256', secret).update(`${state}.${expires}`).digest('hex')
    return ask(`/identity?${new URLSearchParams({ state, expires, signature })}`)
  }

  it('comes back from the provider with a proof that triggers and promos of the page ask for', async () => {
    const url = await begin('/heroes?x=1')
    expect(url?.origin + String(url?.pathname)).toBe(IDENTITY.url)
    const { response, status, url: back } = await answer(url?.searchParams.get('state') ?? '')
    expect([status, back?.pathname]).toEqual([303, '/heroes'])
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect(response.headers.getSetCookie()[0]).toContain('HttpOnly')
    const promo = '?verifiedType=coupon&verifiedCode=THANKS20'
    expect((await ask(promo, { cookie })).told).toMatchObject({ rate: 'AGENTNET', coupon: 'THANKS20' })
    expect((await ask(promo)).told).not.toHaveProperty('coupon')
    expect((await ask(promo, { cookie: cookie.replace(/.(?=; )/, 'x') })).told).not.toHaveProperty('rate')
  })

  it.each(['promo', 'coupon', 'rate', 'group'])('has the page’s code as %s', async (type) => {
    const { response } = await answer((await begin('/'))?.searchParams.get('state') ?? '')
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    expect((await ask(`?verifiedType=${type}&verifiedCode=MINE`, { cookie })).told).toMatchObject({ [type]: 'MINE' })
  })

  it('is nobody whose answer is forged, old or about another page', async () => {
    const state = (await begin('/'))?.searchParams.get('state') ?? ''
    const forged = [answer(state, 'guessed'), answer(state, IDENTITY.secret, -1), answer(`x${state}`)]
    for (const { status, response } of await Promise.all(forged)) {
      expect(status).toBe(400)
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })

  it('may be a travel agent who is signed in, and never leaves the site', async () => {
    const login = await app.call({
      method: 'POST',
      path: '/api/users/login',
      body: { email: app.userOf('agent').email, password: 'Secret-123-secret' },
    })
    expect((await ask('', { Authorization: `JWT ${login.body.token}` })).told).toMatchObject({ rate: 'AGENTNET' })
    for (const page of [
      '//evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/..//evil.example',
      '/\u65e5\u672c',
    ]) {
      const state = (await begin(page))?.searchParams.get('state') ?? ''
      const { url, status } = await answer(state)
      expect([url?.origin, status], page).toEqual([ORIGIN, 303])
    }
    // A state that was stored before such targets were refused.
    const old = '/\t/evil.example'
    const own = createHmac('sha256', app.payload.secret).update(`identity:${old}`).digest('hex')
    const { url } = await answer(`${Buffer.from(old).toString('base64url')}.${own}`)
    expect([url?.origin, url?.pathname]).toEqual([ORIGIN, '/'])
  })
})
