import { el, image, link, noLink, picture, showing, type DemoElement } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** Name, mark and picture are the brand's own. */
const card = (slot: string, name: string, slug: string, copy: string) =>
  el('brand-card', { title: '', copy, link: link(`Meet ${name}`, `/brands/${slug}`), backgroundColor: '#f7efe4' }, [], {
    slot,
    ...showing('brands', slug, { title: 'name', image: 'image', logo: 'logo' }),
  })

const pair = (...cards: DemoElement[]) =>
  el('columns', { columns: 2, ratio: 'equal', gap: 'normal', align: 'stretch' }, cards)

/** Pages of the group in the blocks of its own layout. */
export const comparePages: DemoPage[] = [
  {
    path: '/brands/compare',
    title: 'Compare our brands',
    layout: 'blocks',
    languageCode: 'en',
    tags: [{ name: 'brands', point: 3 }],
    meta: {
      title: 'Compare our four brands, house by house',
      description:
        'Slow, quiet, loud or late: what the four brands of the group share, what sets them apart, and every house.',
      image: 'group-aerial',
    },
    elements: [
      el('blocks-hero', {
        eyebrow: 'Our brands, compared',
        title: 'Slow, quiet, loud or late',
        copy: 'The sea is the same for all of them. Nearly everything else is not.',
        link: link('To the houses', '#houses'),
        secondLink: noLink,
        image: picture('group-aerial'),
      }),
      el('introduction', {
        eyebrow: 'Four families',
        title: 'Which one are you this year?',
        copy: rich(
          'Every house is all-inclusive, every house stands on a beach of its own. What differs is who is there, when they eat, and how loud it is at midnight.',
        ),
        titleSize: 'text-4xl',
      }),
      pair(
        card('column1', 'Solmara', 'solmara', 'Two houses with everything, and a person at the door who knows you.'),
        card('column2', 'Jewel Coast', 'jewel-coast', 'Small, quiet, beautifully kept. Sixteen and over.'),
      ),
      pair(
        card('column1', 'Costa Viva', 'costa-viva', 'Slides, a circus school and an uninterrupted dinner.'),
        card('column2', 'Noche Azul', 'noche-azul', 'For people who eat late. Eighteen and over, breakfast until two.'),
      ),
      el(
        'table',
        {
          title: 'Side by side',
          headers: 'Brand | Guests | Rooms a house | Dinner from | Loudest hour',
          rowHeadings: true,
        },
        [
          el('text-row', { cells: 'Solmara | Everyone | 160 to 210 | 6:30 p.m. | The bread oven, 6 a.m.' }),
          el('text-row', { cells: 'Jewel Coast | Sixteen and over | under 120 | 8 p.m. | There is none' }),
          el('text-row', { cells: 'Costa Viva | Families | about 400 | 5:30 p.m. | The bucket, every six minutes' }),
          el('text-row', { cells: 'Noche Azul | Eighteen and over | 60 to 75 | 9 p.m. | Half past midnight' }),
        ],
      ),
      el('brand-resort-filters', {}, [], { domId: 'houses', hydrationMode: 'idle' }),
      el('brand-resort-listing', { title: 'Every house', copy: '' }),
    ],
  },
  {
    path: '/all-inclusive',
    title: 'All-inclusive',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'All-inclusive, and what we mean by it',
      description:
        'What the price of a stay includes, from the first table to the last boat, and the little that it does not.',
      image: 'group-market',
    },
    elements: [
      el('blocks-hero', {
        eyebrow: 'All-inclusive',
        title: 'You pay before you come, and then never again',
        copy: 'We have written down what is in the price. It is easier to say what is not: the market, and what you bring home from it.',
        link: link('Find your resort', '/resorts'),
        secondLink: noLink,
        image: picture('group-market'),
        blockTone: 'tint',
        titleSize: 'text-5xl',
      }),
      el('included-with-stay', {
        title: 'In the price of every stay',
        copy: 'In all eight houses, in every room, from the day you arrive to the day you leave.',
        link: link('See the offers', '/specials'),
        tone: 'plain',
      }),
      el('solo-media', {
        media: picture('group-sailing'),
        caption: 'Four o’clock, every afternoon: the boats are in the price, the wind is free',
        shape: 'panorama',
      }),
      el('features-section', {
        title: 'What makes the difference',
        features: [
          {
            icon: 'plate',
            title: 'Tables instead of wristbands',
            copy: 'You sit where you like and sign for nothing.',
          },
          { icon: 'glass', title: 'The good bottle', copy: 'There is no better shelf behind the one that you see.' },
          { icon: 'boat', title: 'Lessons, not rentals', copy: 'Whoever gives you a boat shows you how it works.' },
          {
            icon: 'family',
            title: 'Children under six',
            copy: 'They are not on the bill, and their supper is at half past five.',
          },
        ],
        hasPicture: true,
        columns: 1,
        image: image('group-family'),
        tone: 'plain',
      }),
      el('columns', { columns: 3, ratio: 'equal', gap: 'normal', align: 'stretch' }, [
        el(
          'block-link',
          {
            title: 'The houses',
            copy: 'Eight, on five coasts.',
            link: link('See them all', '/resorts'),
            image: image('bahia-serena-hero'),
          },
          [],
          { slot: 'column1' },
        ),
        el(
          'block-link',
          {
            title: 'The brands',
            copy: 'Which one are you this year?',
            link: link('Compare them', '/brands/compare'),
            image: image('west-end-hero'),
          },
          [],
          { slot: 'column2' },
        ),
        el(
          'block-link',
          {
            title: 'The offers',
            copy: 'Three good reasons a season.',
            link: link('See the offers', '/specials'),
            image: image('group-yoga'),
          },
          [],
          { slot: 'column3' },
        ),
      ]),
    ],
  },
]
