import { el, image, link, offers, picture } from '../../build'
import { rich } from '../../text'
import { letters, planner, venueSlider, weddingPackages } from './weddings.parts'
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
    el('wedding-hero', {
      eyebrow: 'Weddings',
      title: 'Somewhere between the palms and the tide',
      copy: 'Ceremonies for two, for twenty, or for everyone who ever taught you to swim.',
      link: link('Talk to a planner', '#inquiry'),
      secondLink: link('See the venues', '/weddings/venues'),
      image: picture('weddings-hero'),
      look: 'full',
      titleFont: 'jewelcursive',
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
    venueSlider({ title: 'Four places to say it' }),
    el('wedding-inclusions', {
      eyebrow: 'Whatever you choose',
      title: 'Part of every wedding',
      image: image('group-couple'),
    }),
    weddingPackages({ link: '/weddings/packages' }),
    el(
      'wedding-gallery',
      {
        title: 'Last season',
        images: [
          { image: image('story-wedding'), shape: 'upright', caption: 'Negril, 6:12 p.m.' },
          { image: image('west-end-sunset'), shape: 'wide', caption: 'The walk back' },
          { image: image('pointe-azul-dining'), shape: 'square', caption: 'A table for two first' },
          { image: image('group-wedding'), shape: 'wide', caption: 'Before the guests' },
          { image: image('west-end-dining'), shape: 'wide', caption: 'After the speeches' },
          { image: image('halcyon-bay-suite'), shape: 'upright', caption: 'Much too early' },
        ],
      },
      [],
      { hydrationMode: 'visible' },
    ),
    el('wedding-testimonials', { title: '', quotes: letters }, [], { hydrationMode: 'visible' }),
    planner({ link: '#inquiry' }),
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
