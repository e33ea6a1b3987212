import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const HOME = '/brands/bembe'
const page = (part: Pick<DemoPage, 'path' | 'title' | 'meta' | 'elements'>): DemoPage => ({
  layout: 'bembe',
  languageCode: 'en',
  tags: [{ name: 'bembe', point: 5 }],
  ...part,
})

/** Bembé: the house, its floors, its lessons. */
export const bembePages: DemoPage[] = [
  page({
    path: HOME,
    title: 'Bembé',
    meta: {
      title: 'Bembé: a house with a band in it',
      description:
        'Three dance floors, nine resident musicians and a lesson at eleven: the first Bembé opens in November.',
      image: 'west-end-dining',
    },
    elements: [
      el('bembe-hero', {
        eyebrow: 'a house with a band in it',
        title: 'Nobody sits this one out',
        copy: 'Three dance floors, nine resident musicians, and lessons at eleven for those who said they do not dance.',
        link: link('See who plays', '#tonight'),
        secondLink: link('Learn one step', '#step'),
        image: picture('cenote-luna-town'),
        stamp: 'Doors open in November',
      }),
      el('introduction', {
        eyebrow: 'why',
        title: 'Because the best night was always in the kitchen',
        copy: rich(
          'In every one of our houses there comes an hour when somebody turns a pot over and begins. Guests used to find it by ear. Bembé is that hour, with rooms around it.',
        ),
        titleSize: 'text-5xl',
      }),
      el('bembe-band', { title: 'Side A', copy: 'A day in order. Or skip straight to the third.' }, [], {
        domId: 'tonight',
      }),
      el('image-and-copy', {
        eyebrow: 'the floors',
        title: 'One is sprung, one is sand',
        copy: rich(
          'The big room gives under two hundred feet. The terrace is tiled and kind to leather. And the third floor is the beach, raked at six, danced flat by midnight.',
        ),
        link: link('The floors', `${HOME}/floors`),
        image: picture('west-end-dining'),
        imagePosition: 'right',
      }),
      el(
        'bembe-steps',
        { title: 'Son, from the floor', copy: 'Four and eight are silent. That is where the smile goes.' },
        [],
        { domId: 'step' },
      ),
      el('image-and-copy', {
        eyebrow: 'between songs',
        title: 'A kitchen that plays along',
        copy: rich(
          'Croquetas at eleven, soup at three. The hatch opens on the dance floor, so that nobody has to miss a chorus for a plate.',
        ),
        link: link('The lessons', `${HOME}/lessons`),
        image: picture('playa-coralina-market'),
        imagePosition: 'left',
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '9', label: 'musicians who live in the house' },
          { number: '3', label: 'floors: wood, tile, sand' },
          { number: '212', label: 'rooms, the quiet ones at the back' },
        ],
        tone: 'deep',
      }),
      el(
        'grid-gallery',
        {
          title: 'Rehearsals',
          images: [
            { image: image('story-town'), width: 'w-1/2', caption: 'The street behind the stage' },
            { image: image('west-end-hero'), width: 'w-1/2', caption: 'The bar, an hour early' },
            { image: image('group-couple'), width: 'w-1/2', caption: 'Floor three, before it was raked' },
            { image: image('group-market'), width: 'w-1/2', caption: 'What the band eats' },
          ],
        },
        [],
        { hydrationMode: 'visible' },
      ),
    ],
  }),
  page({
    path: `${HOME}/floors`,
    title: 'The floors',
    meta: {
      title: 'The floors of Bembé',
      description: 'Wood, tile and sand: three places to dance, what they are good for, and who plays on them.',
      image: 'west-end-hero',
    },
    elements: [
      el('bembe-hero', {
        eyebrow: 'bembé',
        title: 'Wood, tile, sand',
        copy: 'Three floors, three tempers. Change your shoes or take them off.',
        link: link('Learn a step first', `${HOME}/lessons`),
        secondLink: noLink,
        image: picture('west-end-hero'),
        stamp: 'Open until the last pair',
        titleSize: 'text-7xl',
      }),
      el('bembe-band', {
        title: 'Who plays where',
        copy: '',
        tracks: [
          {
            length: 'from ten',
            title: 'The big room',
            copy: 'La Puntual, fourteen strong. Mambo, timba, and one ballad for the band to breathe.',
          },
          {
            length: 'from seven',
            title: 'The terrace',
            copy: 'Trio Los Tíos. Boleros for those who are still eating.',
          },
          { length: 'from midnight', title: 'The sand', copy: 'Drums, voices, nothing that needs a plug.' },
        ],
      }),
      el('image-and-copy', {
        eyebrow: 'house rules',
        title: 'Ask anybody, thank everybody',
        copy: rich(
          '- Whoever is asked may say no, and is asked again tomorrow.',
          '- Drinks stay at the rail.',
          '- The last song is played twice.',
        ),
        link: link('Back to the house', HOME),
        image: picture('cenote-luna-bar'),
        imagePosition: 'left',
      }),
      el('skewed-three-lines', { first: 'Come as two', second: 'Leave as', third: 'a conga line' }),
    ],
  }),
  page({
    path: `${HOME}/lessons`,
    title: 'The lessons',
    meta: {
      title: 'The lessons of Bembé',
      description: 'One step a day at eleven, with somebody patient: son, merengue, bomba, and how to say yes.',
      image: 'group-couple',
    },
    elements: [
      el('bembe-hero', {
        eyebrow: 'bembé',
        title: 'You do not dance? At eleven, then',
        copy: 'One step a day, done properly. By Thursday you will be asking other people.',
        link: link('Put me down', '/contact'),
        secondLink: noLink,
        image: picture('group-couple'),
        stamp: 'Every day at eleven',
        titleSize: 'text-7xl',
      }),
      el('bembe-steps', {
        title: 'Merengue, in a doorway',
        copy: 'Everybody can. That is the point of it.',
        steps: [
          { count: '1', foot: 'left', to: 'to the left', copy: 'Drag it a little.' },
          { count: '2', foot: 'right', to: 'home', copy: 'Bring it along.' },
          { count: '3', foot: 'left', to: 'to the left', copy: 'Hips follow, eventually.' },
          { count: '4', foot: 'right', to: 'home', copy: 'You are dancing.' },
        ],
      }),
      el('bembe-band', {
        title: 'The week',
        copy: 'Come to one or to all of them.',
        tracks: [
          { length: 'monday', title: 'Merengue', copy: 'For hips that were told to keep still.' },
          { length: 'tuesday', title: 'Son', copy: 'The silent count, and what to do in it.' },
          { length: 'wednesday', title: 'Bomba', copy: 'You lead, the drum follows. It is stranger than it sounds.' },
          { length: 'thursday', title: 'Everything', copy: 'In the big room, with the band, in front of your aunt.' },
        ],
      }),
      el(
        'accordion',
        { title: 'Before you come', copy: '' },
        [
          el('accordion-item', {
            title: 'Which shoes?',
            copy: rich('Leather soles for the wood, any for the tile, none for the sand. We lend all three.'),
            open: true,
          }),
          el('accordion-item', {
            title: 'Do I need somebody to come with?',
            copy: rich('No. We change partners after every song, and the teachers are very good at being asked.'),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
    ],
  }),
]
