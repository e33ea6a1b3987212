import { document, el, image, link, noLink, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

export const meetingAndContactPages: DemoPage[] = [
  {
    path: '/meetings',
    title: 'Meetings and groups',
    layout: 'blocks',
    languageCode: 'en',
    tags: [{ name: 'meetings', point: 8 }],
    meta: {
      title: 'Meetings and groups',
      description:
        'Rooms with daylight for eight to six hundred people, one planner and one invoice, steps from the sea.',
      image: 'meetings-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Meetings',
        title: 'People think better near water',
        copy: 'Boardrooms with a horizon, ballrooms with a breeze, and coffee from the next valley.',
        link: link('Find the room', '/meetings/explore'),
        secondLink: link('Ask for a proposal', '/contact'),
        image: picture('meetings-hero'),
        height: 'normal',
        titleSize: 'text-6xl',
      }),
      el('columns', { columns: 2, ratio: 'wide-first', gap: 'large', align: 'middle' }, [
        el(
          'introduction',
          {
            eyebrow: 'One of everything',
            title: 'One planner, one invoice, one long table',
            copy: rich(
              'Tell us how many, how long and what must be decided by the end of it. You get a plan with three rooms, two dinners and an afternoon that we have left empty on purpose.',
            ),
            align: 'left',
            titleSize: 'text-4xl',
          },
          [],
          { slot: 'column1' },
        ),
        el(
          'styled-number',
          {
            number: '620',
            suffix: 'm²',
            label: 'Gran Arrecife, our largest hall, with doors to the beach',
            align: 'left',
          },
          [],
          { slot: 'column2' },
        ),
      ]),
      el('meeting-facilities-explorer', {
        title: 'The largest rooms',
        copy: 'All rooms have daylight, quiet air and a person who knows the projector.',
        order: 'largest',
        limit: 6,
        hasFilters: false,
        link: link('All rooms, by size and set-up', '/meetings/explore'),
        tone: 'tint',
      }),
      el('image-and-copy', {
        eyebrow: 'Between sessions',
        title: 'An agenda with a gap in it',
        copy: rich(
          'Teams come back from the sailing centre with sand on their shoes and the answer to item four. We keep the whiteboard where you left it.',
        ),
        link: link('See Bahía Serena', '/resorts/bahia-serena'),
        image: picture('story-meeting'),
        imagePosition: 'right',
      }),
      el('special-offers', {
        title: 'For twelve rooms or more',
        copy: '',
        specials: offers('off-site-on-sand'),
        theme: 'Horizontal',
      }),
      el(
        'fact-sheets',
        {
          title: 'Papers for your travel desk',
          copy: 'Rates, floor plans and contacts for companies.',
          style: 'corp_only',
          tone: 'tint',
        },
        [],
        { audience: 'agents' },
      ),
    ],
  },
  {
    path: '/contact',
    title: 'Contact',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Talk to us',
      description:
        'Telephone, letters and the people behind them: how to reach Solmara Resorts and each of its houses.',
      image: 'contact-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Contact',
        title: 'A person will answer',
        copy: 'Usually Odile, Rafael or Amara. They have slept in every room they will suggest.',
        link: link('Special offers', '/specials'),
        secondLink: noLink,
        image: picture('contact-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('ghost-button-link', { link: link('Call reservations now', 'tel:+13055550110'), align: 'center' }, [], {
        label: 'Phones: one tap to call',
        conditions: [{ key: 'breakpoint', operator: 'less_than', value: 'md' }],
        style: { default: { paddingTop: 'space-xl', paddingBottom: 'space-xl' } },
      }),
      el('contact-block', {
        title: 'Reservations',
        copy: 'Call, write, or tell us when to call you.',
        phone: '+1 305 555 0110',
        email: 'hello@solmara.example',
        address: 'Calle del Puerto 14, Santo Domingo',
        hours: 'Every day, 8 a.m. to 10 p.m. in Miami',
        link: link('Where that is', '#map'),
        tone: 'tint',
      }),
      // Nobody's browser asks the map's host for anything before somebody wants the map.
      el(
        'popup',
        {
          mode: 'on-click',
          targetName: 'map',
          title: 'Between the fort and the ferry',
          copy: 'The blue door. If it is shut, the bakery beside it has our key.',
          link: noLink,
          image: image('story-town'),
        },
        [
          el('iframe', {
            title: 'Map of the old port of Santo Domingo',
            url: 'https://www.openstreetmap.org/export/embed.html?bbox=-69.8915%2C18.4685%2C-69.8735%2C18.4795&layer=mapnik',
            height: 420,
            width: 'full',
          }),
        ],
      ),
      el(
        'table',
        { title: 'Straight to a resort', headers: 'Resort | Telephone | E-mail', caption: '', rowHeadings: true },
        [
          el('text-row', { cells: 'Pointe Azul | +1 758 555 0121 | pointeazul@solmara.example' }),
          el('text-row', { cells: 'Bahía Serena | +1 809 555 0134 | bahiaserena@solmara.example' }),
          el('text-row', { cells: 'Pimento Bay | +1 876 555 0147 | pimentobay@jewelcoast.example' }),
          el('text-row', { cells: 'Halcyon Bay | +1 268 555 0152 | halcyonbay@jewelcoast.example' }),
          el('text-row', { cells: 'Playa Coralina | +52 984 555 0163 | coralina@costaviva.example' }),
          el('text-row', { cells: 'Punta Palmera | +1 809 555 0178 | palmera@costaviva.example' }),
          el('text-row', { cells: 'Cenote Luna | +52 999 555 0186 | luna@nocheazul.example' }),
          el('text-row', { cells: 'West End | +1 876 555 0193 | westend@nocheazul.example' }),
        ],
      ),
      el(
        'accordion',
        { title: 'Before you call', copy: '', tone: 'tint' },
        [
          el('accordion-item', {
            title: 'I am a travel agent',
            copy: rich(
              'Welcome. Net rates and fact sheets are on the [meetings page](/meetings) until the agents’ portal opens; the desk above books for you at once.',
            ),
            open: true,
          }),
          el('accordion-item', {
            title: 'I left something behind',
            copy: rich(
              'Write to the resort with your room number. We post within a week, and we have seen everything.',
            ),
          }),
          el('accordion-item', {
            title: 'I have a complaint',
            copy: rich(
              'Please tell the director on the spot; they can fix it today. If they did not, write to catalina@solmara.example. She reads them.',
            ),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
      el('fact-sheets', { title: 'Fact sheets', copy: 'One page each: rooms, kitchens, distances.', style: 'both' }),
      el(
        'category-gallery',
        {
          title: 'A look at Bahía Serena while you wait',
          resort: document('resorts', 'bahia-serena'),
          images: [],
          limit: 8,
        },
        [],
        // Whoever looks for a number on a phone is not there for pictures.
        {
          hydrationMode: 'visible',
          style: { default: { visibility: 'hidden' }, md: { visibility: 'shown' } },
        },
      ),
    ],
  },
  {
    path: '/welcome',
    title: 'Welcome',
    layout: 'no-chrome',
    languageCode: 'en',
    meta: {
      title: 'Welcome to the newsletter',
      description: 'One letter a month from our coasts, and a code for readers.',
      image: 'group-couple',
    },
    elements: [
      el('hero', {
        eyebrow: 'The letter',
        title: 'One letter a month, written by hand first',
        copy: 'Thank you for reading. Mention HOLA10 when you book and ten per cent stays with you.',
        link: link('See the offers', '/specials'),
        secondLink: link('Home', '/'),
        image: picture('punta-palmera-hero'),
        height: 'tall',
        titleSize: 'text-6xl',
      }),
      el('rich-text', {
        copy: rich('The next letter leaves on the first Sunday of the month. Until then the [journal](/blog) is open.'),
        width: 'narrow',
        size: 'large',
      }),
    ],
  },
]
