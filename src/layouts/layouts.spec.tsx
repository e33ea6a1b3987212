import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LayoutProps, Signal } from 'voix/render'
import type { Json } from 'voix/slices'
import { searchFrom } from './lib/searchAddresses'
import { layouts } from './registry/configs'
import { layoutImports } from './registry/imports'

const item = (label: string, href: string, children: unknown[] = []) => ({ id: label, label, link: { href }, children })

const data = {
  header: [
    item('Resorts', '/resorts', [
      item('Pimento Bay', '/resorts/pimento-bay', [item('Rooms', '/rooms', [item('Suites', '/suites')])]),
    ]),
    item('Dining', '/dining'),
  ],
  footer: [item('Plan', '/plan', [item('Contact', '/contact', [item('Press', '/press')])])],
  brands: [item('Jewel Coast', '/jewel-coast')],
  languages: { es: { code: 'es', name: 'Español', icon: '🇪🇸' } },
}

const RESORT = { slug: 'west-end', name: 'West End', code: 'NAZ-WST', brand: 'noche-azul', country: 'Jamaica' }
const FORM = {
  id: '1',
  slug: 'newsletter',
  title: 'Letter',
  introduction: '',
  fields: [],
  submitLabel: '',
  successMessage: '',
}

/** The layouts with their own button to the offers, booking widget or sign-up line. */
const OFFERS = ['bembe', 'blocks', 'club-bahia', 'costa-viva', 'isla-verde', 'jewel-grande', 'marea', 'noche-azul']
const BOOKING = [
  'bembe',
  'caracola',
  'club-bahia',
  'costa-viva',
  'hacienda-roja',
  'jewel-grande',
  'marea',
  'noche-azul',
]
const SIGN_UP = [
  'bembe',
  'caracola',
  'costa-viva',
  'hacienda-roja',
  'isla-verde',
  'jewel',
  'jewel-grande',
  'sal-y-luz',
  'serena',
]

/** Older versions of a brand use its layout. */
const brandOf = (name: string) => name.replace(/-\d{4}$/, '')

describe('layouts', () => {
  it('have an import for every configuration and the reverse', () => {
    expect(Object.keys(layoutImports).sort()).toEqual(layouts.map(({ name }) => name).sort())
  })

  it('that are offered are exactly sixteen', () => {
    expect(layouts.filter(({ isOffered }) => isOffered !== false)).toHaveLength(16)
  })

  it('offer colours that are hex values, each once', () => {
    for (const { palette } of layouts) {
      for (const { value } of palette) expect(value).toMatch(/^#[0-9a-f]{6}$/)
      expect(new Set(palette.map(({ name }) => name)).size).toBe(palette.length)
    }
  })
})

it('the guide names the layouts that have a booking widget of their own', async () => {
  const guide = await readFile('src/content/voixuserguide/16.booking.md', 'utf8')
  const named = layouts.filter(({ name }) => BOOKING.includes(name)).map(({ label }) => label)
  expect(/show a widget by themselves: (.*?)\./.exec(guide)?.[1]?.split(', ')).toEqual(named)
})

describe.each(layouts.map(({ name }) => name))('layout %s', (name) => {
  it('puts the page into one main that the skip link leads to', async () => {
    const html = await renderLayout({ name, data })
    expect(html).toContain(`data-layout="${name}"`)
    expect(html.match(/<main id="content"/g)).toHaveLength(1)
    expect(html).toContain('<p>The page</p>')
  })

  it('shows every item of its menus, unless it has no chrome', async () => {
    const html = await renderLayout({ name, data })
    const links = ['/resorts/pimento-bay', '/rooms', '/suites', '/dining', '/contact', '/press']
    for (const href of links) expect(html.includes(`href="${href}"`)).toBe(name !== 'no-chrome')
    expect(html.includes('href="#content"')).toBe(name !== 'no-chrome')
  })

  it('links the page in its other languages and marks the current page', async () => {
    const html = await renderLayout({ name, data })
    expect(html.includes('href="/es/dining"')).toBe(name !== 'no-chrome')
    expect(html.includes('aria-current="page"')).toBe(name !== 'no-chrome')
    expect(html.includes('>Español<')).toBe(name !== 'no-chrome')
    // Some systems show flags as letters.
    expect(html).not.toContain('🇪🇸')
    const signed = { es: { code: 'es', name: 'Español', icon: '◐' } }
    const other = await renderLayout({ name, data: { ...data, languages: signed } })
    expect(other.includes('<span aria-hidden="true">◐</span>Español')).toBe(name !== 'no-chrome')
  })

  it('searches the site in the page’s language and its own layout, from its menu and its footer', async () => {
    const html = await renderLayout({
      name,
      data: { ...data, search: searchFrom({ languageCode: 'es', layout: name }) },
    })
    const query = name === 'blocks' ? '' : `?layout=${name}`
    expect(/<form role="search"[^>]* action="\/es\/search"/.test(html)).toBe(name !== 'no-chrome')
    expect(html.includes(`href="/es/search${query}"`)).toBe(name !== 'no-chrome')
  })

  it('leaves out its button to the offers where offers on the page say so', async () => {
    const told = { slice: 'special-offers', element: 'a', value: { hidesOffersLink: true } }
    const hasButton = async (signals: Signal[]) =>
      (await renderLayout({ name, data: null, signals })).includes('href="/specials"')
    expect(await hasButton([told])).toBe(false)
    expect(await hasButton([])).toBe(OFFERS.includes(brandOf(name)))
  })

  it('has its own booking widget, where it has one, unless a slice of the page hides it or is one', async () => {
    const hasOwn = async (signals: Signal[]) =>
      (await renderLayout({ name, data: { ...data, bookable: [RESORT] }, signals })).includes('id="booking-layout"')
    const told = (slice: string) => [{ slice, element: 'a', value: {} }]
    expect(await hasOwn([])).toBe(BOOKING.includes(brandOf(name)))
    expect(await hasOwn(told('hide-inline-booking-widget'))).toBe(false)
    expect(await hasOwn(told('inline-booking-widget'))).toBe(false)
  })

  it('keeps its parts for visitors who are not shown what takes them away', async () => {
    const conditions = [
      {
        element: 'a',
        type: 'and' as const,
        conditions: [{ key: 'query:promo', operator: 'exists' as const, value: true }],
      },
    ]
    const told = (slice: string, value: Json = {}) => ({ slice, element: 'a', value, conditions })
    const signals = [
      told('hide-inline-booking-widget'),
      told('hide-sign-up-to-save-footer'),
      told('special-offers', { hidesOffersLink: true }),
      told('promo-coupon', { coupon: ['SAND50'], currency: 'USD' }),
    ]
    const html = await renderLayout({ name, data: { ...data, bookable: [RESORT], signUp: FORM }, signals })
    const going = html.split('<div data-voix-unless="a"').slice(1)
    const places = [/href="\/specials"/, /id="booking-layout"/, /id="sign-up-to-save"/].map(
      (place) => going.filter((part) => place.test(part)).length > 0,
    )
    const has = [OFFERS.includes(brandOf(name)), BOOKING.includes(brandOf(name)), SIGN_UP.includes(name)]
    expect(places).toEqual(has)
    expect(going).toHaveLength(has.filter(Boolean).length)
    expect(
      html.includes(
        '<span data-vc="a" style="display:contents"><input type="hidden" form="booking-layout" name="coupon"',
      ),
    ).toBe(BOOKING.includes(brandOf(name)))
  })

  it('writes what slices say of bookings into every widget of the page', async () => {
    const signals = [
      { slice: 'member-booking-widget', element: 'w', value: {} },
      { slice: 'promo-coupon', element: 'c', value: { coupon: ['SAND50'], currency: 'USD' } },
    ]
    const html = await renderLayout({ name, data, signals })
    expect(html).toContain('<input type="hidden" form="booking-w" name="coupon" value="SAND50"/>')
  })

  it('has its line to sign up, where it has one, unless a slice of the page hides it', async () => {
    const hasLine = async (signals: Signal[]) =>
      (await renderLayout({ name, data: { ...data, signUp: FORM }, signals })).includes('id="sign-up-to-save"')
    const told = { slice: 'hide-sign-up-to-save-footer', element: 'a', value: {} }
    expect(await hasLine([])).toBe(SIGN_UP.includes(name))
    expect(await hasLine([told])).toBe(false)
  })

  it('shows the offers that a field of the page names, and leaves its resorts out of the page’s bookings', async () => {
    const offer = { id: 'o', slug: 'sand', title: 'Off-site on sand', subtitle: 'For twelve rooms', href: '/meetings' }
    const signals = [{ slice: 'inline-booking-widget', element: 'w', value: {} }]
    const fields = { notBooked: [{ id: 'r', slug: 'west-end' }] }
    const html = await renderLayout({ name, data: { ...data, pageOffers: [offer] }, signals, fields })
    expect(html.includes('href="/meetings"') && html.includes('For twelve rooms')).toBe(name !== 'no-chrome')
    const told = '<input type="hidden" form="booking-w" name="excluded" value="west-end"/>'
    expect(html.includes(told)).toBe(true)
  })

  it('renders before its menus have been written', async () => {
    expect(await renderLayout({ name, data: null })).toContain('<p>The page</p>')
  })
})

async function renderLayout({
  name,
  data,
  signals = [],
  fields = {},
}: {
  name: string
  data: unknown
  signals?: Signal[]
  fields?: Record<string, unknown>
}): Promise<string> {
  const layout = await layoutImports[name]?.()
  if (!layout) throw new Error(`No import for the layout "${name}"`)
  const Layout = layout.default
  const props: Omit<LayoutProps, 'children'> = {
    page: {
      id: '1',
      title: 'Dining',
      path: '/dining',
      layout: name,
      languageCode: 'en',
      siteId: 0,
      tags: [],
      fields,
      properties: { domId: null, settings: {} },
      meta: { title: null, description: null, image: null, canonical: null, noIndex: false },
      translations: { en: '/dining', es: '/es/dining' },
      alternates: {},
      updatedAt: '2027-01-01T00:00:00.000Z',
    },
    context: {
      languageCode: 'en',
      layout: name,
      siteId: 0,
      path: '/dining',
      timeZone: 'UTC',
      preview: false,
      labels: {},
    },
    data,
    signals,
  }
  return renderToStaticMarkup(
    <Layout {...props}>
      <p>The page</p>
    </Layout>,
  )
}
