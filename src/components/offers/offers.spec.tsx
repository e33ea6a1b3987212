import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import SpecialOffers from '../../blocks/resort-group/special-offers/Component'
import { specialOffers } from '../../blocks/resort-group/special-offers/config'
import { paragraphs } from '../../blocks/lib/richText'
import { toOffer } from '../../blocks/lib/toOffer'
import { defaultFields, type SliceProps } from 'voix/slices'
import { OFFER_THEMES } from './types'

const media = (name: string) => ({
  kind: 'image',
  src: `/api/media/${name}.jpg`,
  sources: [],
  width: 1200,
  height: 800,
  alt: `The alt of ${name}`,
})

/** A stored offer with every field of the specification, as its loader passes it on. */
const document = {
  id: 'id-1',
  title: 'The long weekend',
  slug: 'long-weekend',
  titleAbove: 'Thursday to Monday',
  subtitle: 'Four nights for three',
  content: paragraphs('Late checkout on Monday.'),
  terms: paragraphs('Arrivals on Thursday only.'),
  percentOff: 25,
  extraSavings: 'Boat trip included',
  endDate: '2027-10-31T00:00:00.000Z',
  image: media('bay'),
  imageAlt: 'A table by the bay',
  resortLogo: media('logo'),
  imagesOnLeft: true,
  bgsvg: 'spider-web',
  country: 'Jamaica',
  brand: { id: 'b', name: 'Jewel Coast' },
  htmlId: 'the-weekend',
}

type Theme = (typeof OFFER_THEMES)[number]

function render(theme: Theme, ...changes: Partial<Record<keyof typeof document | 'hideBookNow', unknown>>[]): string {
  const offers = (changes.length > 0 ? changes : [{}]).map((change) =>
    toOffer({ ...document, ...change } as never, {
      languageCode: 'en',
      path: '/',
      labels: {},
      zones: { site: 'UTC', resorts: new Map() },
      offers: '/specials',
    }),
  )
  const fields = { ...defaultFields(specialOffers), link: null, theme }
  const props = { fields, field: {}, root: {}, data: offers, context: { labels: {}, preview: false } }
  return renderToStaticMarkup(<SpecialOffers {...(props as unknown as SliceProps<typeof specialOffers>)} />)
}

describe('an offer shows', () => {
  it.each([
    ['offers.title', 'The long weekend'],
    ['offers.subtitle', 'Four nights for three'],
    ['offers.title-above', 'Thursday to Monday'],
    ['offers.content', 'Late checkout on Monday.'],
    ['offers.terms', 'Arrivals on Thursday only.'],
    ['offers.percent-off', '25<!-- -->% '],
    ['offers.extra-savings', 'Boat trip included'],
    ['offers.image', '/api/media/bay.jpg'],
    ['offers.image-alt', 'alt="A table by the bay"'],
    ['offers.id', 'id="the-weekend"'],
    ['offers.resort-logo', '/api/media/logo.jpg'],
    ['offers.country', 'Jamaica'],
  ])('%s', (_row, shown) => {
    expect(render('SliceData').replaceAll('25% ', '25<!-- -->% ')).toContain(shown)
  })

  it('its brand where no line stands above its title', () => {
    expect(render('SliceData', { titleAbove: '' })).toContain('Jewel Coast')
  })

  it('the alternative text of its picture where it has none of its own', () => {
    expect(render('SliceData', { imageAlt: '' })).toContain('alt="The alt of bay"')
  })

  it.each([
    ['SliceData', 'order-last'],
    ['Horizontal', 'flex-row-reverse'],
    ['Hyatt 2022 special offer', 'mr-auto'],
  ] as const)('its picture on the left, or on the right: %s', (theme, right) => {
    expect(render(theme)).not.toContain(right)
    expect(render(theme, { imagesOnLeft: false })).toContain(right)
  })

  it('one of the background graphics, and none for another name', () => {
    const graphics = ['scribble-circle', 'spider-web', 'spiral-coral', 'spiral-coral-web']
    const drawn = graphics.map(
      (bgsvg) => /<path d="M[^"]+" fill="none" stroke="var\(--accent\)"/.exec(render('SliceData', { bgsvg }))?.[0],
    )
    expect(new Set(drawn).size).toBe(graphics.length)
    for (const bgsvg of ['none', '', 'unknown'])
      expect(render('SliceData', { bgsvg })).not.toContain('stroke="var(--accent)"')
  })
})

describe.each(OFFER_THEMES)('the theme %s', (theme) => {
  it('has the title, its place for links, and a button that books with the offer’s code', () => {
    const html = render(theme)
    expect(html).toMatch(/<h3[^>]*>(<a [^>]*>)?The long weekend/)
    expect(html).toContain('id="the-weekend"')
    expect(html).toContain('href="/api/booking?offer=long-weekend&amp;page=%2F&amp;language=en"')
  })

  it('has the copy and the resort’s logo, and nothing in their places without them', () => {
    const [whole, bare] = [render(theme), render(theme, { content: null, resortLogo: null })]
    for (const shown of ['Late checkout on Monday.', '/api/media/logo.jpg']) {
      expect(whole).toContain(shown)
      expect(bare).not.toContain(shown)
    }
  })

  it('has no button where it is hidden', () => {
    expect(render(theme, { hideBookNow: true })).not.toContain('/api/booking')
  })

  it('keeps the order in which offers come, and looks like no other', () => {
    const html = render(theme, { title: 'Second', htmlId: 'b' }, { title: 'First', htmlId: 'a' })
    expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'))
    const looks = OFFER_THEMES.filter((other) => render(other) === render(theme))
    expect(looks).toEqual([theme])
  })
})
