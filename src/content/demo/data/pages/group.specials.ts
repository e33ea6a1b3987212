import { el, link, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

export const specialsPage: DemoPage = {
  path: '/specials',
  title: 'Special offers',
  layout: 'blocks',
  languageCode: 'en',
  tags: [{ name: 'offers', point: 3 }],
  meta: {
    title: 'Special offers',
    description:
      'Early-booking rates, free nights, families, weddings and the quiet end of the week: every current offer of the group.',
    image: 'specials-hero',
  },
  elements: [
    el('hero', {
      eyebrow: 'Special offers',
      title: 'Good reasons to come now',
      copy: 'Prices fall for people who decide early, stay longer or arrive on a Sunday.',
      link: link('See our favourites', '#favourites'),
      secondLink: link('Every offer', '/specials/all'),
      image: picture('specials-hero'),
      height: 'short',
      titleSize: 'text-6xl',
    }),
    el(
      'special-offers',
      {
        title: 'This season’s favourites',
        copy: 'The three that our own families ask about.',
        specials: offers('early-trade-winds', 'kids-stay-and-eat', 'after-dark'),
        theme: 'Card',
        tone: 'plain',
      },
      [],
      { domId: 'favourites' },
    ),
    el(
      'countdown-clock',
      {
        title: 'The early trade winds rate closes in',
        date: '2028-12-15T23:59:00.000Z',
        finished: 'This rate has closed. The next one opens in spring.',
        tone: 'deep',
      },
      [],
      {
        hydrationMode: 'idle',
        label: 'Gone once the rate has closed',
        conditions: [{ key: 'date', operator: 'less_than', value: '2028-12-16T00:00:00.000Z' }],
      },
    ),
    el('special-offers', {
      title: 'For two',
      copy: 'Long weekends, private water, four quiet minutes.',
      specials: offers('the-long-weekend', 'candlelit-cenote', 'four-quiet-minutes'),
      theme: 'Hyatt 2022 special offer',
      tone: 'plain',
    }),
    el('special-offers', {
      title: 'For everybody at once',
      copy: 'From first fins to grandparents.',
      specials: offers('nine-at-the-table', 'first-fins'),
      theme: 'Horizontal',
      tone: 'tint',
    }),
    el('special-offers', {
      title: 'Only on one island',
      copy: 'Offers that belong to a place.',
      specials: offers('whale-season', 'river-and-rum'),
      theme: 'SliceData',
      tone: 'plain',
    }),
    el('special-offers', {
      title: 'Occasions',
      copy: 'Weddings and meetings.',
      specials: offers('say-yes-here', 'off-site-on-sand', 'fourth-night'),
      theme: 'Hyatt special offer',
      tone: 'plain',
    }),
    el(
      'accordion',
      { title: 'Booking, answered', copy: 'Call us if yours is missing.', tone: 'tint' },
      [
        el('accordion-item', {
          title: 'Can offers be combined?',
          copy: rich(
            'One rate offer per stay, and any number of extras. The booking page applies whichever is better for you.',
          ),
          open: true,
        }),
        el('accordion-item', {
          title: 'What if I have to change my dates?',
          copy: rich('Once, free of charge, until fourteen days before arrival. After that we ask for one night.'),
        }),
        el('accordion-item', {
          title: 'Is the transfer included?',
          copy: rich(
            'With four nights or more, from the nearest airport, at every resort. At Bahía Serena it is a boat, and always included.',
          ),
        }),
      ],
      { hydrationMode: 'visible' },
    ),
  ],
}
