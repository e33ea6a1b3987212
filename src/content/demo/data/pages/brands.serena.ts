import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const page = { layout: 'serena', languageCode: 'en' as const, tags: [{ name: 'wellness', point: 5 }] }

/** Serena: its home, its rituals, and its table. */
export const serenaPages: DemoPage[] = [
  {
    ...page,
    path: '/brands/serena',
    title: 'Serena',
    meta: {
      title: 'Serena: houses for rest',
      description: 'Small houses inland: warm stone, cold water, clay from the river, and hours without a plan.',
      image: 'group-spa',
    },
    elements: [
      el('serena-hero', {
        image: picture('group-spa'),
        second: image('pimento-bay-suite'),
        secondLink: link('The table', '/brands/serena/table'),
      }),
      el('introduction', {
        eyebrow: 'How it is here',
        title: 'There is nothing to be good at',
        copy: rich(
          'No programme hangs on the door, nobody weighs you, and the word journey is not used. There is a house with fourteen rooms, a river, a bath hewn from one stone, and people who notice when you would rather be left alone.',
        ),
      }),
      el('serena-band', { image: image('bahia-serena-spa'), link: link('All rituals', '/brands/serena/rituals') }),
      el('serena-ritual'),
      el('image-and-copy', {
        eyebrow: 'In the morning',
        title: 'First light, on the jetty',
        copy: rich(
          'Whoever is awake goes down. Somebody shows a few movements; somebody else only watches the water, and does it well.',
        ),
        link: noLink,
        image: picture('group-yoga'),
        imagePosition: 'right',
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '14', label: 'rooms in the first house' },
          { number: '38°', label: 'in the warm basin' },
          { number: '11', label: 'steps down to the cold one' },
        ],
        tone: 'tint',
      }),
      el('introduction', {
        eyebrow: 'Soon',
        title: 'The first house opens in October',
        copy: rich(
          'It stands above the river near Jarabacoa, where the evenings ask for a blanket. Leave your address below; we write once.',
        ),
        link: link('Ask something', '/contact'),
      }),
    ],
  },
  {
    ...page,
    path: '/brands/serena/rituals',
    title: 'Rituals',
    meta: {
      title: 'Rituals at Serena',
      description: 'The evening ritual in five steps, the short one before breakfast, and when the baths are open.',
      image: 'bahia-serena-spa',
    },
    elements: [
      el('serena-hero', {
        eyebrow: 'Rituals',
        title: 'In this order, without hurry',
        copy: 'One for the evening, one for the morning. You may also sleep through both.',
        link: noLink,
        image: picture('bahia-serena-spa'),
        second: image('pimento-bay-yoga'),
        titleSize: 'text-6xl',
      }),
      el('serena-ritual'),
      el('serena-ritual', {
        title: 'Before breakfast',
        copy: 'Half an hour for those who wake up anyway.',
        breath: 'In for three, out for five',
        seconds: 8,
        steps: [
          { minutes: 5, title: 'Sit', copy: 'On the step, facing east, with a cup.' },
          { minutes: 10, title: 'Breathe', copy: 'With the circle, or without.' },
          { minutes: 15, title: 'Walk', copy: 'To the pear tree and back. Barefoot, if it is dry.' },
        ],
      }),
      el(
        'table',
        {
          title: 'When the water is warm',
          headers: 'Where | How warm | Open',
          caption: 'The river is always open. It is as warm as it likes.',
          tone: 'tint',
        },
        [
          el('text-row', { cells: 'Stone bath | 38 °C | 6 a.m. – 11 p.m.' }),
          el('text-row', { cells: 'Steam room | 44 °C | 3 – 9 p.m.' }),
          el('text-row', { cells: 'Cold basin | 12 °C | whenever you dare' }),
        ],
      ),
    ],
  },
  {
    ...page,
    path: '/brands/serena/table',
    title: 'The table',
    meta: {
      title: 'The table at Serena',
      description: 'Broth from seven, fruit all day, supper before dark: how the house eats, and what it leaves out.',
      image: 'halcyon-bay-dining',
    },
    elements: [
      el('serena-hero', {
        eyebrow: 'The table',
        title: 'Eat, then rest',
        copy: 'Nothing is forbidden. Most of it grew within sight of the kitchen.',
        link: link('Rituals', '/brands/serena/rituals'),
        image: picture('halcyon-bay-dining'),
        second: image('bahia-serena-suite'),
        titleSize: 'text-6xl',
      }),
      el('serena-band', {
        title: 'Three meals, no clock',
        copy: 'The bell is rung once. Whoever does not hear it was asleep, and is kept a bowl.',
        image: image('bahia-serena-dining'),
        treatments: [
          { title: 'Broth', time: 'from seven', copy: 'Clear, hot, in a bowl with two handles.' },
          { title: 'The long plate', time: 'at one', copy: 'Five small things from the garden, one from the river.' },
          { title: 'Supper', time: 'before dark', copy: 'Soup, bread, a pear. Then nobody needs anything.' },
        ],
      }),
      el('accordion', { title: 'Good to know', copy: '' }, [
        el('accordion-item', {
          title: 'Is there coffee?',
          copy: rich(
            'From the hill across the river, roasted on Mondays. Two cups are considered wise; nobody counts.',
          ),
          open: true,
        }),
        el('accordion-item', {
          title: 'And wine?',
          copy: rich('One glass at supper, if you like. The house has a small cellar and no opinion.'),
        }),
      ]),
      el('contact-block', {
        title: 'Write to the house',
        copy: 'Ana reads every letter in the afternoon, when it is hottest, and answers before supper.',
        phone: '+1 809 555 0166',
        email: 'ana@serena.example',
        address: 'Camino del Río, Jarabacoa',
        hours: 'Afternoons',
        link: link('Write to Ana', 'mailto:ana@serena.example'),
      }),
    ],
  },
]
