import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const page = { layout: 'marea', languageCode: 'en' as const, tags: [{ name: 'surf', point: 5 }] }

/** Marea: its home, the sea by the numbers, and its four breaks. */
export const mareaPages: DemoPage[] = [
  {
    ...page,
    path: '/brands/marea',
    title: 'Marea',
    meta: {
      title: 'Marea: surf houses',
      description:
        'Surf houses on four breaks: racks in the hall, a hose outside, one long table, the tide on the wall.',
      image: 'west-end-beach',
    },
    elements: [
      el('marea-hero', {
        image: picture('group-sailing'),
        secondLink: link('The breaks', '/brands/marea/breaks'),
      }),
      el('introduction', {
        eyebrow: 'The idea',
        title: 'A house is where the boards are',
        copy: rich(
          'Take a building that is close enough to hear it. Put racks where the mirror was. Cook once, for everybody, when everybody is back. That is all there is to it, and it took us three winters to leave out the rest.',
        ),
        align: 'left',
      }),
      el('marea-band'),
      el('image-and-copy', {
        eyebrow: 'First time',
        title: 'Stand up by Thursday',
        copy: rich(
          'Six to a teacher, on foam, where the water is waist-deep and the wave has already broken. Nobody films you unless you ask; then there are two angles.',
        ),
        link: link('Where beginners go', '/brands/marea/breaks'),
        image: picture('playa-coralina-beach'),
        imagePosition: 'right',
      }),
      el('marea-tides'),
      el('skewed-three-lines', {
        first: 'Low water',
        second: 'Is the best time',
        third: 'To mend things',
        link: link('Tide & swell', '/brands/marea/tides'),
      }),
      el('grid-gallery', {
        title: 'Between sets',
        images: [
          { image: image('west-end-beach'), width: 'w-1/2', caption: 'Before anyone' },
          { image: image('pimento-bay-cove'), width: 'w-1/2', caption: 'The cove, flat' },
          { image: image('group-market'), width: 'w-1/2', caption: 'Second breakfast' },
          { image: image('west-end-sail'), width: 'w-1/2', caption: 'Blown out by four' },
        ],
      }),
      el(
        'countdown-clock',
        {
          title: 'Punta Sal, first house, opens in',
          date: '2027-09-15T11:00:00.000Z',
          finished: 'Punta Sal is open. The hose is warm.',
          tone: 'deep',
        },
        [],
        { hydrationMode: 'visible' },
      ),
    ],
  },
  {
    ...page,
    path: '/brands/marea/tides',
    title: 'Tide & swell',
    meta: {
      title: 'Tide & swell at the Marea houses',
      description: 'The tide of the day as a curve and the swell of the week, read off the pole by whoever is up.',
      image: 'halcyon-bay-reef',
    },
    elements: [
      el('marea-hero', {
        eyebrow: 'By the numbers',
        title: 'The sea, read aloud',
        copy: 'At six and at two, somebody walks down to the pole and writes it on the wall.',
        link: link('The breaks', '/brands/marea/breaks'),
        image: picture('bahia-serena-sail'),
        readings: [
          { label: 'Next high', value: '08:25' },
          { label: 'Next low', value: '14:40' },
          { label: 'Range', value: '1.6 m' },
        ],
        titleSize: 'text-7xl',
      }),
      el('marea-tides', {
        title: 'This week',
        days: [
          { day: 'Tuesday', swell: 1.6, period: 12, wind: 'Offshore till ten', who: 'Everyone who can turn' },
          { day: 'Wednesday', swell: 2.3, period: 14, wind: 'None', who: 'Those who know' },
          { day: 'Thursday', swell: 1.2, period: 10, wind: 'Onshore', who: 'First green waves' },
          { day: 'Friday', swell: 0.6, period: 8, wind: 'Onshore', who: 'First time on foam' },
          { day: 'Saturday', swell: 0.9, period: 11, wind: 'Offshore till nine', who: 'Longboards' },
        ],
      }),
      el('marea-tides', {
        title: 'Same day, other coast',
        copy: 'A hundred and ten kilometres west it is nearly the other way round.',
        spot: 'Boca Chica del Norte, Tuesday',
        tides: [
          { time: '00:35', height: 1.1 },
          { time: '06:50', height: 0.2 },
          { time: '13:05', height: 1.3 },
          { time: '19:20', height: 0.1 },
        ],
        days: [],
        note: '',
      }),
      el('accordion', { title: 'How to read it', copy: '' }, [
        el('accordion-item', {
          title: 'What does the period say?',
          copy: rich(
            'The seconds between two waves. Below eight it is wind and mess; above twelve it has come a long way and means it.',
          ),
          open: true,
        }),
        el('accordion-item', {
          title: 'Is high water better?',
          copy: rich(
            'At Punta Sal the two hours before it, at the river mouth the two after. Ask at the table; you will get four answers.',
          ),
        }),
      ]),
    ],
  },
  {
    ...page,
    path: '/brands/marea/breaks',
    title: 'The breaks',
    meta: {
      title: 'Four breaks, four Marea houses',
      description:
        'Punta Sal, the river mouth, the reef and the beach for beginners: which house stands at which wave.',
      image: 'pimento-bay-cove',
    },
    elements: [
      el('marea-hero', {
        eyebrow: 'Four houses',
        title: 'Pick a wave, get a bed',
        copy: 'All four are within two hours of each other. The van leaves when the wind turns.',
        link: link('Tide & swell', '/brands/marea/tides'),
        image: picture('pimento-bay-cove'),
        readings: [],
        titleSize: 'text-7xl',
      }),
      el('numbered-image-card', {
        number: '1',
        title: 'Punta Sal',
        copy: 'A right-hander over sand that peels for eighty metres on a good day. Opens in September, 22 beds.',
        link: noLink,
        image: image('west-end-sunset'),
        titleTag: 'h2',
      }),
      el('numbered-image-card', {
        number: '2',
        title: 'La Boca',
        copy: 'The river keeps the sandbank where it is. Both directions, one argument. Opens in November, 18 beds.',
        link: noLink,
        image: image('pimento-bay-hero'),
        imageOnRight: true,
        titleTag: 'h2',
      }),
      el('numbered-image-card', {
        number: '3',
        title: 'La Escuela',
        copy: 'Waist-deep, foam only, teachers in yellow. The house for everyone’s first week. Opens in January, 40 beds.',
        link: noLink,
        image: image('bahia-serena-beach'),
        titleTag: 'h2',
      }),
      el('marea-band', {
        title: 'In the water',
        copy: '',
        lines: [
          { title: 'One wave', copy: 'One surfer: the one nearer the peak. The rest wait; there is another.' },
          { title: 'Hold on', copy: 'To your board. Leashes tear, and heads are softer than fins.' },
          { title: 'Say sorry', copy: 'It costs nothing and works in every language.' },
        ],
      }),
      el('contact-block', {
        title: 'Ask what it is doing',
        copy: 'Whoever answers has just been in. Leave it ringing.',
        phone: '+1 809 555 0144',
        email: 'sea@marea.example',
        address: 'Camino de la Sal, kilometre 3',
        hours: 'From first light',
        link: link('Write to the house', 'mailto:sea@marea.example'),
      }),
    ],
  },
]
