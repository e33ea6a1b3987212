import { document, documents, el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** Booking, gatherings, the brochure and the prize: pages that ask for something. */
export const bookingPages: DemoPage[] = [
  {
    path: '/book',
    title: 'Book',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Book a stay',
      description: 'Choose a coast, your days and who comes with you. Members and those with a code book here, too.',
      image: 'group-aerial',
    },
    tags: [{ name: 'booking', point: 5 }],
    elements: [
      el('hero', {
        eyebrow: 'Book',
        title: 'Which morning shall we wake you for?',
        copy: '',
        link: noLink,
        secondLink: noLink,
        image: picture('group-aerial'),
        height: 'normal',
        titleSize: 'text-7xl',
      }),
      el('inline-booking-widget', { title: '', showFlightBookingWidget: true, shiftOverHero: true, top: 80 }, [], {
        label: 'Booking widget',
        hydrationMode: 'idle',
      }),
      // The links of the newsletter end in ?from=letter.
      el(
        'introduction',
        {
          eyebrow: 'For readers of the letter',
          title: 'HOLA10 is yours',
          copy: rich('Write it where the code is asked for, and a tenth of the price stays with you.'),
          titleSize: 'text-3xl',
          tone: 'tint',
        },
        [],
        {
          label: 'For readers of the letter',
          conditions: [{ key: 'query:from', operator: 'equals', value: 'letter' }],
          style: {
            default: { paddingTop: 'space-lg', paddingBottom: 'space-lg' },
            lg: { paddingTop: 'space-2xl', paddingBottom: 'space-2xl' },
          },
        },
      ),
      el('booking-dates-limiter', { min: '2026-12-01', max: '2028-12-15' }, [], { label: 'Season' }),
      el('booking-exclude-resorts', { bookingexcluderesorts: documents('resorts', 'halcyon-bay') }, [], {
        label: 'Halcyon Bay is painted until spring',
      }),
      el('promo-coupon', { codes: 'SAND50', currency: 'USD' }),
      el('numbered-image-card', {
        number: '1',
        titleTag: 'h2',
        title: 'You choose the coast',
        copy: 'Rainforest, reef, harbour or hacienda. If you cannot decide, the table of all eight helps.',
        link: link('All resorts', '/resorts'),
        image: image('pointe-azul-peaks'),
      }),
      el('numbered-image-card', {
        number: '2',
        titleTag: 'h2',
        title: 'We hold the room for a day',
        copy: 'Nothing is charged until you have slept on it.',
        link: link('See the offers', '/specials'),
        image: image('bahia-serena-suite'),
        imageOnRight: true,
      }),
      el('identity-verification-promo', {}, [], { hydrationMode: 'load' }),
      el('trip-advisor', { resort: document('resorts', 'bahia-serena') }),
      el('inline-flight-booking-widget', { accentColor: '#f2735a' }, [], { hydrationMode: 'idle' }),
      el('member-booking-widget', { resort: document('resorts', 'pointe-azul') }, [], { hydrationMode: 'idle' }),
    ],
  },
  {
    path: '/groups',
    title: 'Groups',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Groups and gatherings',
      description: 'Ten rooms or more: companies, families and clubs plan their days with our groups desk.',
      image: 'meetings-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Groups',
        title: 'A table for forty, by the sea',
        copy: 'Rooms next to each other, one bill, and somebody who remembers who sits where.',
        link: link('Plan with us', '#plan'),
        secondLink: link('Meetings', '/meetings'),
        image: picture('group-dining'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('groups-form', { formId: 'groups' }, [], { domId: 'plan', hydrationMode: 'idle' }),
      el('short-groups-form', { title: 'Rather talk?', copy: 'Leave a number, and we call you.', tone: 'plain' }, [], {
        hydrationMode: 'idle',
      }),
    ],
  },
  {
    path: '/brochure',
    title: 'Brochure',
    layout: 'jewel',
    languageCode: 'en',
    meta: {
      title: 'The brochure, on paper',
      description: 'Ninety-six pages about eight houses by the sea, sent by post.',
      image: 'halcyon-bay-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'On paper',
        title: 'Some things are better on a kitchen table',
        copy: '',
        link: link('Rather by e-mail?', '#sign-up-popup'),
        secondLink: noLink,
        image: picture('halcyon-bay-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('illustration', { illustration: 'sisserou', size: 'normal' }),
      el('brochure-request-form', { image: image('halcyon-bay-suite'), tone: 'plain' }, [], { hydrationMode: 'idle' }),
      el('images', {
        columns: 3,
        images: [
          { image: image('halcyon-bay-pool'), caption: 'Page 12: the harbour pool', link: noLink },
          { image: image('pimento-bay-cove'), caption: 'Page 30: a cove with one chair', link: noLink },
          { image: image('halcyon-bay-dining'), caption: 'Page 51: dinner, unhurried', link: noLink },
        ],
      }),
      el('logo-select', { title: 'All our brands between two covers', brands: [] }),
      el('sign-up-popup', { mode: 'on-click', targetName: 'sign-up-popup', image: image('pimento-bay-yoga') }, [], {
        domId: 'sign-up-popup-place',
      }),
    ],
  },
  {
    path: '/win',
    title: 'Win a week',
    layout: 'costa-viva',
    languageCode: 'en',
    meta: {
      title: 'Win a week for the whole family',
      description: 'Seven nights at Playa Coralina for up to six. Take part until the end of the year.',
      image: 'playa-coralina-hero',
    },
    tags: [{ name: 'families', point: 5 }],
    elements: [
      el('hero', {
        eyebrow: 'The big draw',
        title: 'A week of slides, for six',
        copy: 'Somebody wins it. It may as well be you.',
        link: link('Take part', '#take-part'),
        secondLink: noLink,
        image: picture('playa-coralina-hero'),
        height: 'normal',
        titleSize: 'text-7xl',
      }),
      el('hide-inline-booking-widget', { reason: 'Nothing leads away from the draw.' }),
      el('hide-sign-up-to-save-footer', { reason: 'One form on a page is enough.' }),
      el('skewed-three-lines', { first: 'Seven nights', second: 'Six of you', third: 'Eleven slides' }),
      el(
        'sweepstakes-form',
        {
          title: 'Who would come with you?',
          copy: 'One entry for each family. We draw on the day after the last one.',
          image: image('punta-palmera-slides'),
          endDate: '2027-12-31',
          rules: link('The rules', '#rules'),
        },
        [],
        {
          domId: 'take-part',
          hydrationMode: 'idle',
        },
      ),
      el('background-graphic', { graphic: 'spiral-coral', side: 'left', tone: 'tint' }, [
        el('introduction', {
          eyebrow: 'How it works',
          title: 'We draw by hand, out of a diving mask',
          copy: rich('On the second of January, at breakfast, by the youngest guest in the house.'),
          titleSize: 'text-4xl',
        }),
      ]),
      el(
        'rich-text',
        {
          copy: rich(
            '## The rules',
            '- Whoever is eighteen or older may take part, once for each family, until 31 December 2027.',
            '- Nothing needs to be bought, and nothing that is bought helps.',
            '- The winner hears from us within three days and has until March to choose the week.',
            '- The prize is seven nights for six with everything included. Journeys there are the winner’s own, and money is not given instead.',
            '- What you tell us is used for the draw alone. [What we know about you](/privacy) says the rest.',
          ),
          width: 'narrow',
        },
        [],
        { domId: 'rules' },
      ),
    ],
  },
  {
    path: '/find-an-agent',
    title: 'Find an agent',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Find a travel agent',
      description: 'Agents who have slept in our houses and can tell you which room to ask for.',
      image: 'contact-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Travel agents',
        title: 'Ask somebody who has been',
        copy: 'Some journeys are better planned by a person with a pencil.',
        link: noLink,
        secondLink: link('Are you an agent?', '/agents'),
        image: picture('contact-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('agent-search-form', {}, [], { hydrationMode: 'idle' }),
      el('illustration', { illustration: 'turtle', size: 'small' }),
      el('newsletter-form', { tone: 'deep' }, [], { hydrationMode: 'idle' }),
    ],
  },
]
