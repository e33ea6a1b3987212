import { document, el, image, link, offers, picture } from '../../build'
import { rich } from '../../text'
import { brands } from '../brands'
import { brandFamilies } from './brands.family'
import { solmaraPage } from './brands.solmara'
import type { DemoPage } from './types'

interface BrandCopy {
  hero: string
  eyebrow: string
  opening: [title: string, ...paragraphs: string[]]
  first: [eyebrow: string, title: string, copy: string, picture: string]
  second: [eyebrow: string, title: string, copy: string, picture: string]
  stats: [number: string, label: string][]
  gallery: [picture: string, caption: string][]
  offers: string[]
  theme: string
}

const copy: Record<string, BrandCopy> = {
  'jewel-coast': {
    hero: 'halcyon-bay-pool',
    eyebrow: 'Sixteen and over',
    opening: [
      'A house, a harbour, a long breakfast',
      'Jewel Coast takes old buildings with good bones and leaves them mostly alone. The rooms have books that somebody chose, and the bar knows when to stop talking.',
    ],
    first: [
      'Under sail',
      'Four o’clock belongs to the wind',
      'Two race yachts leave Halcyon Bay each afternoon with a skipper, a mate and whoever feels like it. Hauling is optional; steering is encouraged.',
      'halcyon-bay-hero',
    ],
    second: [
      'In the garden',
      'Twelve seats, one menu',
      'At Pimento Bay the cook walks the beds at eight and writes the card at nine. There is no second choice, and in eleven years nobody has wanted one.',
      'pimento-bay-bar',
    ],
    stats: [
      ['196', 'suites in two houses'],
      ['140', 'rums in the library'],
      ['0', 'announcements by loudspeaker'],
    ],
    gallery: [
      ['halcyon-bay-suite', 'Harbour suite, evening'],
      ['pimento-bay-cove', 'The cove at Pimento Bay'],
      ['halcyon-bay-golf', 'The seventh, beside the sea'],
      ['pimento-bay-yoga', 'Before the first coffee'],
    ],
    offers: ['the-long-weekend', 'river-and-rum'],
    theme: 'Hyatt 2022 special offer',
  },
  'costa-viva': {
    hero: 'playa-coralina-hero',
    eyebrow: 'Everybody, all at once',
    opening: [
      'Loud in the middle, quiet at the edges',
      'There is a pool for cannonballs and a pool for reading. There is a disco for twelve-year-olds with a firm last song. And there is always someone in a yellow shirt who knows where your child left the other sandal.',
    ],
    first: [
      'For small people',
      'A kitchen at knee height',
      'Chef Lupita teaches tortillas, fruit towers and washing up, in that order. Parents may eat the results.',
      'playa-coralina-market',
    ],
    second: [
      'For tall people',
      'Dinner without cutting up anyone else’s',
      'The kids’ club closes at ten and walks everyone home. Adults-only tables are on the upper deck, out of sight and just out of earshot.',
      'punta-palmera-pool',
    ],
    stats: [
      ['11', 'slides, 0.9 m to brave'],
      ['806', 'rooms, half with bunks'],
      ['14', 'languages on the allergy card'],
    ],
    gallery: [
      ['playa-coralina-beach', 'First waves'],
      ['punta-palmera-slides', 'The bucket tips every six minutes'],
      ['playa-coralina-cenote', 'A morning in the cenote'],
      ['punta-palmera-hero', 'One more photograph'],
    ],
    offers: ['kids-stay-and-eat', 'nine-at-the-table', 'first-fins'],
    theme: 'Card',
  },
  'noche-azul': {
    hero: 'cenote-luna-pool',
    eyebrow: 'Eighteen and over',
    opening: [
      'We are at our best after nine',
      'Two houses, one in the rock and one around the water, for people who think of dinner as the middle of the day. Curtains close properly. Breakfast is served until two and nobody will comment.',
    ],
    first: [
      'At the bar',
      'Ninety villages in ninety glasses',
      'Inés Canul pours mezcal by place instead of by price, and will stop you at the right moment. The cocktails at West End have no names, only numbers; begin with four.',
      'cenote-luna-bar',
    ],
    second: [
      'In the air',
      'Somebody good is playing',
      'A trio in the orange court, four thousand records above the cliff. Requests are taken until ten, politely.',
      'west-end-dining',
    ],
    stats: [
      ['134', 'rooms in two houses'],
      ['1 a.m.', 'last order from the wood oven'],
      ['4 min', 'of silence at sunset'],
    ],
    gallery: [
      ['west-end-beach', 'Half past midnight'],
      ['cenote-luna-suite', 'Blue hour, room nine'],
      ['cenote-luna-town', 'The walk into town'],
      ['west-end-sail', 'From the schooner'],
    ],
    offers: ['after-dark', 'candlelit-cenote', 'four-quiet-minutes'],
    theme: 'Horizontal',
  },
}

/** Two rows without a hole, on a desk and on a phone. */
const GALLERY_WIDTHS = ['w-1/2', 'w-1/2', 'w-1/2', 'w-1/2']

/** One page per brand that has resorts, in the brand's own layout; the others' stand in files of their own. */
export const brandPages: DemoPage[] = brands.flatMap((brand) => {
  if (brand.slug === 'solmara') return [solmaraPage]
  const text = copy[brand.slug]
  if (!text) return []
  const family = brandFamilies[brand.slug]
  const opening = family?.hero ?? ((fields: Record<string, unknown>) => el('hero', { ...fields, height: 'tall' }))
  const [openingTitle, ...paragraphs] = text.opening
  const band = ([eyebrow, title, paragraph, key]: BrandCopy['first'], imagePosition: string) =>
    el('image-and-copy', {
      eyebrow,
      title,
      copy: rich(paragraph),
      link: link('See the resorts', '#resorts'),
      image: picture(key),
      imagePosition,
    })
  return {
    path: `/brands/${brand.slug}`,
    title: brand.name,
    layout: brand.layout,
    languageCode: 'en',
    meta: {
      title: `${brand.name}: ${brand.tagline.en.toLowerCase()}`,
      description: brand.description.en,
      image: text.hero,
    },
    tags: [{ name: brand.slug, point: 5 }],
    elements: [
      opening({
        eyebrow: text.eyebrow,
        title: brand.tagline.en,
        copy: brand.description.en,
        link: link('See the resorts', '#resorts'),
        secondLink: link('All offers', '/specials'),
        image: picture(text.hero),
        titleSize: 'text-7xl',
      }),
      el('introduction', {
        eyebrow: brand.name,
        title: openingTitle,
        copy: rich(...paragraphs),
        titleSize: 'text-5xl',
      }),
      ...(family?.bands ?? []),
      band(text.first, 'left'),
      band(text.second, 'right'),
      el('full-width-stats', {
        title: '',
        stats: text.stats.map(([number, label]) => ({ number, label })),
        tone: 'deep',
      }),
      el(
        'hotel-list',
        { title: `${brand.name} resorts`, copy: '', brand: document('brands', brand.slug), limit: 6, columns: 2 },
        [],
        { domId: 'resorts' },
      ),
      el(
        'grid-gallery',
        {
          title: 'Lately',
          images: text.gallery.map(([key, caption], i) => ({
            image: image(key),
            width: GALLERY_WIDTHS[i % GALLERY_WIDTHS.length],
            caption,
          })),
        },
        [],
        { hydrationMode: 'visible' },
      ),
      el('special-offers', {
        title: 'Offers for these houses',
        copy: '',
        specials: offers(...text.offers),
        theme: text.theme,
        tone: 'tint',
      }),
    ],
  }
})
