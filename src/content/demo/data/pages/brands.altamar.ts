import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const page = { layout: 'altamar', languageCode: 'en' as const, tags: [{ name: 'sailing', point: 5 }] }

/** Altamar: its home, the fleet, and the villas. */
export const altamarPages: DemoPage[] = [
  {
    ...page,
    path: '/brands/altamar',
    title: 'Altamar',
    meta: {
      title: 'Altamar: yachts and villas for one party at a time',
      description:
        'Three yachts and five villas in the eastern Caribbean, each with the crew it needs and nobody else.',
      image: 'halcyon-bay-hero',
    },
    elements: [
      el('altamar-hero', {
        image: picture('halcyon-bay-hero'),
        secondLink: link('The villas', '/brands/altamar/villas'),
      }),
      el('introduction', {
        eyebrow: 'The house',
        title: 'You are the only guests',
        copy: rich(
          'A yacht leaves with one party, a villa opens for one party, and between two of them both rest for four days: brass is polished, sails are mended, and the cook goes home to see her mother.',
        ),
      }),
      el('altamar-band'),
      el('image-and-copy', {
        eyebrow: 'At table',
        title: 'Dinner where the wind drops',
        copy: rich(
          'There is no hour for it. When the anchor holds and the lamps are lit the table is laid aft, for two or for twelve, and what is on it was swimming or growing this morning.',
        ),
        link: link('See the fleet', '/brands/altamar/fleet'),
        image: picture('group-dining'),
        imagePosition: 'right',
      }),
      el('altamar-deck-plan'),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '1962', label: 'the year of the oldest keel' },
          { number: '8', label: 'parties afloat or ashore at a time' },
          { number: '26', label: 'crew, by name' },
        ],
        tone: 'deep',
      }),
      el('grid-gallery', {
        title: 'Log book',
        images: [
          { image: image('group-sailing'), width: 'w-1/2', caption: 'North of Barbuda' },
          { image: image('pointe-azul-hero'), width: 'w-1/2', caption: 'Under the Pitons' },
          { image: image('halcyon-bay-suite'), width: 'w-1/2', caption: 'Villa Mirador' },
          { image: image('west-end-sail'), width: 'w-1/2', caption: 'Home before dark' },
        ],
      }),
    ],
  },
  {
    ...page,
    path: '/brands/altamar/fleet',
    title: 'The fleet',
    meta: {
      title: 'The Altamar fleet',
      description: 'Doña Catalina, Marisol and the Brito sisters’ cutter: three yachts, their decks and their figures.',
      image: 'group-sailing',
    },
    elements: [
      el('altamar-hero', {
        eyebrow: 'Three yachts',
        title: 'Older than their captains',
        copy: 'Wood and steel, rebuilt below the water line, left alone above it.',
        link: link('Ask for a week', '/contact'),
        image: picture('group-sailing'),
        place: 'Off Falmouth, force five',
        titleSize: 'text-5xl',
      }),
      el('altamar-deck-plan'),
      el('altamar-deck-plan', {
        title: 'Marisol, below deck',
        copy: 'A sloop for four and their two sailors. She has won things; the cups are in the bilge.',
        rooms: [
          { name: 'Cockpit', note: 'Where everybody is', length: 5, split: 'one' },
          { name: 'Saloon', note: 'Charts, a lamp, six to dinner if they are friends', length: 5, split: 'one' },
          { name: 'Cabins', note: 'Port and starboard, a bunk and a porthole each', length: 3, split: 'two' },
          { name: 'Sail locker', note: 'The best place to sleep, the mate says', length: 2, split: 'one' },
        ],
        figures: [
          { value: '16 m', label: 'over all' },
          { value: '4', label: 'guests' },
          { value: '2', label: 'crew' },
        ],
      }),
      el(
        'table',
        {
          title: 'A week, with everything',
          headers: 'Yacht | Guests | From | Home port',
          caption: 'Fuel, food, wine, moorings and the crew are included. Tips are not expected.',
        },
        [
          el('text-row', { cells: 'Doña Catalina | 10 | 64,000 USD | English Harbour' }),
          el('text-row', { cells: 'Marisol | 4 | 18,500 USD | Falmouth' }),
          el('text-row', { cells: 'Las Hermanas | 6 | 27,000 USD | Soufrière' }),
        ],
      ),
    ],
  },
  {
    ...page,
    path: '/brands/altamar/villas',
    title: 'The villas',
    meta: {
      title: 'The Altamar villas',
      description: 'Five villas, each with a mooring below the terrace, opening between this winter and the next.',
      image: 'halcyon-bay-pool',
    },
    elements: [
      el('altamar-hero', {
        eyebrow: 'Ashore',
        title: 'Five doors, five keys',
        copy: 'Each stands alone above its own water. The first opens in December; the fifth when the garden is ready.',
        link: link('Ask for a key', '/contact'),
        image: picture('halcyon-bay-pool'),
        place: 'Villa Mirador, Antigua',
        titleSize: 'text-5xl',
      }),
      el('image-and-copy', {
        eyebrow: 'Antigua',
        title: 'Villa Mirador',
        copy: rich(
          'Four bedrooms round a court with a single tamarind. The library came with the house, so did the telescope. Opens in December.',
        ),
        link: noLink,
        image: picture('halcyon-bay-suite'),
        imagePosition: 'left',
      }),
      el('image-and-copy', {
        eyebrow: 'Saint Lucia',
        title: 'Villa Gros Piton',
        copy: rich(
          'Built into the slope, so that every room is the upper floor. A funicular of six seats takes you down to the boat. Opens in March.',
        ),
        link: noLink,
        image: picture('pointe-azul-pool'),
        imagePosition: 'right',
        tone: 'tint',
      }),
      el('altamar-band', {
        title: 'Sea or shore',
        copy: 'Most parties do both, and argue which was better.',
        columns: [
          { title: 'By sea', copy: 'From three nights, wherever the wind agrees.' },
          { title: 'Ashore', copy: 'From five nights, with the tender at the steps.' },
          { title: 'Half and half', copy: 'The luggage is there before you. It always is.' },
        ],
      }),
      el('contact-block', {
        title: 'The harbour desk',
        copy: 'Two people answer here, by hand, in four languages.',
        phone: '+1 268 555 0107',
        email: 'desk@altamar.example',
        address: 'The Old Sail Loft, English Harbour, Antigua',
        hours: 'Every day, 8 a.m. – 6 p.m.',
        link: link('Write to the desk', 'mailto:desk@altamar.example'),
        tone: 'tint',
      }),
    ],
  },
]
