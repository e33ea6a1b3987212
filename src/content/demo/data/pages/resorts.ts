import { document, documents, el, link, noLink, offers, picture } from '../../build'
import type { DemoElement } from '../../build'
import { rich } from '../../text'
import { brands } from '../brands'
import { resortFamilies } from './brands.family'
import type { DemoPage } from './types'
import { resortPath, resorts } from '../resorts'
import type { DemoResort } from '../types'
import { specials } from '../specials'
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
    meta: { title: `${resort.name}, ${resort.country}`, description: resort.description.en, image: resort.image },
    tags: [
      { name: resort.brand, point: 3 },
      { name: resort.slug, point: 10 },
    ],
    elements: bands(resort, copy),
  }
})

/** What elements show of the page's resort, so that a change of its document is one of the page. */
function ofResort(slug: string, bind: Record<string, string>) {
  const where = [{ field: 'slug', operator: 'equals', value: slug }]
  return { modelQuery: { collection: 'resorts', where, sort: '', limit: 1, bind } }
}

function bands(resort: DemoResort, copy: ResortCopy): DemoElement[] {
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
    gallery: el(
      'category-gallery',
      { title: copy.galleryTitle, resort: document('resorts', resort.slug), images: [], limit: 24 },
      [],
      { hydrationMode: 'visible' },
    ),
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
    el(
      'hero',
      {
        eyebrow: '',
        title: '',
        copy: '',
        link: link('See the offers', '#offers'),
        secondLink: link('Ask us something', '/contact'),
        height: 'tall',
        titleSize: 'text-7xl',
        ...(resort.brand === 'jewel-coast' ? { titleFont: 'jewelcursive' } : {}),
      },
      [],
      ofResort(resort.slug, { eyebrow: 'region', title: 'name', copy: 'tagline', image: 'image' }),
    ),
    el(
      'introduction',
      { eyebrow: 'Welcome', title: copy.welcome, titleSize: 'text-4xl' },
      [],
      ofResort(resort.slug, { copy: 'description' }),
    ),
    el(
      'check-in-out',
      { checkIn: '', checkOut: '', tone: 'tint' },
      [],
      ofResort(resort.slug, { checkIn: 'checkIn', checkOut: 'checkOut' }),
    ),
    ...order.flatMap((name) => built[name] ?? []),
    el('resort-amenities', { title: 'What is included', copy: '', resort: document('resorts', resort.slug) }),
    el('trip-advisor', {
      resort: document('resorts', resort.slug),
      quote: '',
      author: '',
      tone: 'plain',
    }),
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
    el('meeting-facilities-explorer', {
      title: 'Rooms for meetings and celebrations',
      copy: '',
      link: link('All rooms of the group', '/meetings/explore'),
      resorts: documents('resorts', resort.slug),
      hasFilters: false,
    }),
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
    el('columns', { columns: 2, ratio: 'equal', gap: 'large', align: 'top' }, [
      el(
        'fact-sheets',
        {
          title: 'Fact sheet',
          copy: 'Distances, rooms and hours on one page.',
          style: 'both',
          resort: document('resorts', resort.slug),
        },
        [],
        { slot: 'column1', domId: 'papers' },
      ),
      el(
        'contact-block',
        {
          title: 'Ask the house',
          copy: copy.contact,
          phone: '',
          email: '',
          address: '',
          hours: 'Every day, around the clock',
          link: link('More ways to reach us', '/contact'),
          tone: 'plain',
        },
        [],
        {
          slot: 'column2',
          ...ofResort(resort.slug, {
            phone: 'contact.phone',
            email: 'contact.email',
            address: 'contact.address',
            latitude: 'location.lat',
            longitude: 'location.lng',
          }),
        },
      ),
    ]),
  ]
}
