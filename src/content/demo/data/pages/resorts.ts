import { el, link, noLink, offers, picture } from '../../build'
import type { DemoElement } from '../../build'
import { rich } from '../../text'
import { brands } from '../brands'
import { resortFamilies } from './brands.family'
import type { DemoPage } from './types'
import { resortPath, resorts } from '../resorts'
import type { DemoResort } from '../types'
import { specials } from '../specials'
import { bandsOf } from './resorts.bands'
import { resortCopy } from './resorts.copy'
import type { ResortCopy } from './types'

/** One page per resort, in its brand's layout; the order of the bands differs from brand to brand. */
export const resortPages: DemoPage[] = resorts.map((resort) => {
  const brand = brands.find(({ slug }) => slug === resort.brand)
  const copy = resortCopy[resort.slug]
  if (!brand || !copy)
    throw new Error(`The resort "${resort.slug}" lacks its brand or its page copy (data/pages/resorts.copy.ts).`)
  return {
    path: resortPath(resort.slug),
    title: resort.name,
    layout: brand.layout,
    languageCode: 'en',
    // Its document says of itself what search engines and social networks show.
    meta: {},
    tags: [
      { name: resort.brand, point: 3 },
      { name: resort.slug, point: 10 },
    ],
    elements: bands(resort, copy),
  }
})

function bands(resort: DemoResort, copy: ResortCopy): DemoElement[] {
  const own = bandsOf(resort.slug)
  const order =
    {
      solmara: ['rooms', 'dining', 'stats', 'gallery', 'tabs'],
      'jewel-coast': ['dining', 'gallery', 'rooms', 'tabs', 'stats'],
      'costa-viva': ['stats', 'tabs', 'rooms', 'dining', 'gallery'],
      'noche-azul': ['gallery', 'dining', 'tabs', 'rooms', 'stats'],
    }[resort.brand] ?? []
  const built: Record<string, DemoElement> = {
    rooms: el('image-and-copy', {
      eyebrow: 'Rooms',
      title: copy.rooms[0],
      copy: rich(copy.rooms[1]),
      link: link('Fact sheet below', '#papers'),
      image: picture(copy.rooms[2]),
      imagePosition: 'right',
    }),
    dining: el(
      'image-and-copy',
      {
        eyebrow: 'Dining',
        title: copy.dining[0],
        copy: rich(copy.dining[1]),
        link: noLink,
        image: picture(copy.dining[2]),
        imagePosition: 'left',
      },
      [],
      { domId: 'dining' },
    ),
    stats: el('full-width-stats', {
      title: '',
      stats: copy.stats.map(([number, label]) => ({ number, label })),
      tone: 'deep',
    }),
    gallery: own.gallery(copy.galleryTitle),
    tabs: el(
      'tabs',
      { title: copy.daysTitle, tone: 'tint' },
      copy.days.map(([title, ...lines]) => el('tab', { title, copy: rich(...lines) })),
      { hydrationMode: 'visible' },
    ),
  }
  const mine = specials
    .filter(({ resorts: at }) => at.includes(resort.slug))
    .map(({ slug }) => slug)
    .slice(0, 3)
  return [
    own.hero(resort.brand === 'jewel-coast' ? { titleFont: 'jewelcursive' } : {}),
    own.introduction(copy.welcome),
    own.hours(),
    ...order.flatMap((name) => built[name] ?? []),
    own.amenities(),
    own.reviews(),
    ...(resortFamilies[resort.slug] ?? []),
    el(
      'accordion',
      { title: 'Worth knowing', copy: '' },
      [
        el('accordion-item', { title: 'Getting here', copy: rich(copy.gettingHere), open: true }),
        el('accordion-item', { title: 'A word more', copy: rich(copy.more) }),
      ],
      { hydrationMode: 'visible' },
    ),
    own.meetings(),
    el(
      'special-offers',
      {
        title: copy.offersTitle,
        copy: '',
        specials: offers(...mine),
        theme: resort.brand === 'noche-azul' ? 'Horizontal' : 'Card',
        tone: 'tint',
      },
      [],
      { domId: 'offers' },
    ),
    own.papers(copy.contact),
  ]
}
