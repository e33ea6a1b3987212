import { el, image, link, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

export const weddingsPage: DemoPage = {
  path: '/weddings',
  title: 'Weddings',
  layout: 'jewel',
  languageCode: 'en',
  tags: [{ name: 'weddings', point: 8 }],
  meta: {
    title: 'Weddings by the sea',
    description:
      'Beaches, cliff terraces and a hacienda chapel: venues, packages and planners for weddings of two to two hundred.',
    image: 'weddings-hero',
  },
  elements: [
    el('hero', {
      eyebrow: 'Weddings',
      title: 'Somewhere between the palms and the tide',
      copy: 'Ceremonies for two, for twenty, or for everyone who ever taught you to swim.',
      link: link('Talk to a planner', '#inquiry'),
      secondLink: link('The wedding offer', '/specials'),
      image: picture('weddings-hero'),
      height: 'tall',
      titleFont: 'jewelcursive',
      cursiveOpacity: 0.95,
      titleSize: 'text-8xl',
    }),
    el('introduction', {
      eyebrow: 'How we work',
      title: 'One planner, from the first letter to the last dance',
      copy: rich(
        'Your planner lives on the island, knows the registrar by first name and has a rain plan for every venue. You decide three things: where, when, and what the band plays last.',
      ),
      titleSize: 'text-5xl',
    }),
    el(
      'slider',
      { title: 'Four places to say it', slides: 2, seconds: 0, tone: 'tint' },
      [
        el('slider-image', {
          title: 'The crescent, Bahía Serena',
          copy: 'Barefoot, up to 120 guests, sunset on the left.',
          image: picture('group-wedding'),
          link: link('Bahía Serena', '/resorts/bahia-serena'),
        }),
        el('slider-image', {
          title: 'Gros Piton Terrace, Pointe Azul',
          copy: 'Two hundred guests between two mountains.',
          image: picture('pointe-azul-peaks'),
          link: link('Pointe Azul', '/resorts/pointe-azul'),
        }),
        el('slider-image', {
          title: 'The cliff, West End',
          copy: 'Forty guests, four minutes of silence, then the band.',
          image: picture('story-wedding'),
          link: link('West End', '/resorts/west-end'),
        }),
        el('slider-image', {
          title: 'The orange court, Cenote Luna',
          copy: 'Candles on the water after dinner.',
          image: picture('cenote-luna-pool'),
          link: link('Cenote Luna', '/resorts/cenote-luna'),
        }),
      ],
      { hydrationMode: 'visible' },
    ),
    el(
      'table',
      {
        title: 'Three ways to begin',
        headers: 'Package | Guests | Includes | From',
        caption: 'Legal fees depend on the country; your planner explains them.',
        rowHeadings: true,
      },
      [
        el('text-row', {
          cells: 'Just us | 2 | Registrar, flowers, photographer for one hour | With six nights, included',
        }),
        el('text-row', { cells: 'The long table | Up to 30 | Ceremony, dinner under lights, guitar trio | 3,900 USD' }),
        el('text-row', {
          cells: 'The whole village | Up to 200 | Ceremony, dinner, band, breakfast the day after | 12,400 USD',
        }),
      ],
    ),
    el(
      'grid-gallery',
      {
        title: 'Last season',
        images: [
          { image: image('story-wedding'), width: 'w-1/2', caption: 'Negril, 6:12 p.m.' },
          { image: image('west-end-sunset'), width: 'w-1/2', caption: 'The walk back' },
          { image: image('group-dining'), width: 'w-1/2', caption: 'A table for two first' },
          { image: image('group-wedding'), width: 'w-1/2', caption: 'Before the guests' },
        ],
      },
      [],
      { hydrationMode: 'visible' },
    ),
    el(
      'accordion',
      { title: 'Questions we hear on the first call', copy: '', tone: 'tint' },
      [
        el('accordion-item', {
          title: 'Is it legal at home?',
          copy: rich(
            'In all five countries, yes, with the right papers. We send the list for yours and check it before you post anything.',
          ),
          open: true,
        }),
        el('accordion-item', {
          title: 'What happens when it rains?',
          copy: rich(
            'Every open venue has a covered twin five minutes away, booked for the same hour. About one wedding in twenty moves.',
          ),
        }),
        el('accordion-item', {
          title: 'May we bring our own photographer?',
          copy: rich('Gladly. They get a room at the colleagues’ rate and a lunch they will talk about.'),
        }),
      ],
      { hydrationMode: 'visible' },
    ),
    el('special-offers', {
      title: 'Our present to you',
      copy: '',
      specials: offers('say-yes-here'),
      theme: 'Horizontal',
    }),
    el('wedding-inquiry-form', { image: image('story-wedding') }, [], { domId: 'inquiry', hydrationMode: 'idle' }),
  ],
}
