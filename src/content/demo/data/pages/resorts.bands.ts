import { document, documents, EACH, el, link, showing } from '../../build'
import type { DemoElement, Extra } from '../../build'

const ofResort = (slug: string, bind: Record<string, string>) => showing('resorts', slug, bind)

/** An element of a slice that takes a resort: chosen on a page of its own, the one of the address on a page for each. */
function about(
  slug: string,
  slice: string,
  fields: Record<string, unknown>,
  { field = 'resort', ...extra }: Extra & { field?: 'resort' | 'resorts' } = {},
): DemoElement {
  if (slug === EACH) return el(slice, fields, [], { ...extra, ...ofResort(slug, { [field]: 'id' }) })
  const chosen = field === 'resorts' ? documents('resorts', slug) : document('resorts', slug)
  return el(slice, { ...fields, [field]: chosen }, [], extra)
}

/** The parts of a resort's page that its document fills. Texts of a house stand in `texts`. */
export const bandsOf = (slug: string) => ({
  hero: (look: Record<string, unknown> = {}) =>
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
        ...look,
      },
      [],
      ofResort(slug, { eyebrow: 'region', title: 'name', copy: 'tagline', image: 'image' }),
    ),
  introduction: (title: string) =>
    el(
      'introduction',
      { eyebrow: 'Welcome', title, titleSize: 'text-4xl' },
      [],
      ofResort(slug, { copy: 'description' }),
    ),
  hours: () =>
    el(
      'check-in-out',
      { checkIn: '', checkOut: '', tone: 'tint' },
      [],
      ofResort(slug, { checkIn: 'checkIn', checkOut: 'checkOut' }),
    ),
  booking: () =>
    about(slug, 'inline-booking-widget', { title: 'When would you like to come?' }, { hydrationMode: 'idle' }),
  gallery: (title: string) =>
    about(slug, 'category-gallery', { title, images: [], limit: 24 }, { hydrationMode: 'visible' }),
  amenities: () => about(slug, 'resort-amenities', { title: 'What is included', copy: '' }),
  reviews: () => about(slug, 'trip-advisor', { quote: '', author: '', tone: 'plain' }),
  meetings: () =>
    about(
      slug,
      'meeting-facilities-explorer',
      {
        title: 'Rooms for meetings and celebrations',
        copy: '',
        link: link('All rooms of the group', '/meetings/explore'),
        hasFilters: false,
      },
      { field: 'resorts' },
    ),
  /** Those of the resort, the newest first. */
  offers: (title: string) =>
    about(
      slug,
      'special-offers',
      { title, copy: '', specials: [], limit: 3, theme: 'Card', tone: 'tint' },
      { domId: 'offers' },
    ),
  papers: (contact: string) =>
    el('columns', { columns: 2, ratio: 'equal', gap: 'large', align: 'top' }, [
      about(
        slug,
        'fact-sheets',
        { title: 'Fact sheet', copy: 'Distances, rooms and hours on one page.', style: 'both' },
        { slot: 'column1', domId: 'papers' },
      ),
      el(
        'contact-block',
        {
          title: 'Ask the house',
          copy: contact,
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
          ...ofResort(slug, {
            phone: 'contact.phone',
            email: 'contact.email',
            address: 'contact.address',
            latitude: 'location.lat',
            longitude: 'location.lng',
          }),
        },
      ),
    ]),
})
