import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const HOME = '/brands/jewel-grande'
const page = (part: Pick<DemoPage, 'path' | 'title' | 'meta' | 'elements'>): DemoPage => ({
  layout: 'jewel-grande',
  languageCode: 'en',
  tags: [{ name: 'jewel-grande', point: 5 }],
  ...part,
})

/** Jewel Grande: the house, its suites, its evenings. */
export const jewelGrandePages: DemoPage[] = [
  page({
    path: HOME,
    title: 'Jewel Grande',
    meta: {
      title: 'Jewel Grande: the great houses of Jewel',
      description:
        'A ballroom over the sea, eleven dining rooms and a staircase: the first great house opens in spring.',
      image: 'specials-hero',
    },
    elements: [
      el('jewel-grande-hero', {
        eyebrow: 'Opening in spring',
        title: 'Four hundred rooms and a staircase',
        copy: 'A ballroom over the sea, eleven dining rooms, and somebody at the foot of the stairs to take your arm.',
        link: link('See the house', '#house'),
        secondLink: link('Write to us', '/contact'),
        image: picture('specials-hero'),
      }),
      el('introduction', {
        eyebrow: 'The larger sister',
        title: 'Some evenings need a bigger room',
        copy: rich(
          'Jewel Coast keeps small houses and means to. But there were always guests who asked, on the last night, whether one could not once hear an orchestra there. One could not. So we built this.',
        ),
        titleSize: 'text-5xl',
      }),
      el(
        'jewel-grande-band',
        { title: 'Choose a stone', copy: 'Each wing has a colour, a key of that colour, and a temper of its own.' },
        [],
        { domId: 'house' },
      ),
      el('image-and-copy', {
        eyebrow: 'In the suites',
        title: 'Doors that need two hands',
        copy: rich(
          'The rooms were drawn around the beds, the beds around the view. Baths stand by the window, and the window does not look at anybody.',
        ),
        link: link('The suites', `${HOME}/suites`),
        image: picture('halcyon-bay-suite'),
        imagePosition: 'right',
      }),
      el('jewel-grande-cut', {
        title: 'The house, from the top',
        copy: 'A brilliant has four parts. So has this one.',
      }),
      el('image-and-copy', {
        eyebrow: 'After dark',
        title: 'Two orchestras and an hour between them',
        copy: rich(
          'The first plays for dinner, the second for afterwards. In between the windows are opened, and you can hear that there is a sea.',
        ),
        link: link('The evenings', `${HOME}/evenings`),
        image: picture('group-dining'),
        imagePosition: 'left',
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '412', label: 'rooms in four wings and a tower' },
          { number: '11', label: 'dining rooms, one of them secret' },
          { number: '38', label: 'steps, and a landing to stop on' },
        ],
        tone: 'deep',
      }),
      el(
        'grid-gallery',
        {
          title: 'Nearly finished',
          images: [
            { image: image('group-spa'), width: 'w-1/2', caption: 'The baths, filled for the first time' },
            { image: image('halcyon-bay-dining'), width: 'w-1/2', caption: 'A table being tried' },
            { image: image('pointe-azul-peaks'), width: 'w-1/2', caption: 'From the tower, eight in the evening' },
            { image: image('group-aerial'), width: 'w-1/2', caption: 'The lawns, from a kite' },
          ],
        },
        [],
        { hydrationMode: 'visible' },
      ),
    ],
  }),
  page({
    path: `${HOME}/suites`,
    title: 'The suites',
    meta: {
      title: 'The suites of Jewel Grande',
      description: 'Garden, sea, theatre and tower: where one sleeps in a great house, and what the keys look like.',
      image: 'pointe-azul-suite',
    },
    elements: [
      el('jewel-grande-hero', {
        eyebrow: 'Jewel Grande',
        title: 'The suites',
        copy: 'Nine kinds, none of them called standard.',
        link: link('Ask for a key', '/contact'),
        secondLink: noLink,
        image: picture('pointe-azul-suite'),
        titleSize: 'text-7xl',
      }),
      el('jewel-band', {
        title: 'In every one of them',
        copy: '',
        tone: 'deep',
        chapters: [
          { title: 'A bath by the window', copy: 'Copper, deep, and out of everybody’s sight.' },
          { title: 'A bell', copy: 'Answered within four minutes, by a person, in shoes.' },
          { title: 'A balcony for two', copy: 'With a rail at the height of an elbow.' },
        ],
      }),
      el('image-and-copy', {
        eyebrow: 'The tower',
        title: 'One suite to a floor',
        copy: rich(
          'Nine of them, stacked like hat boxes. The lift has a bench, a lamp and a small library, because it takes its time.',
        ),
        link: noLink,
        image: picture('pimento-bay-suite'),
        imagePosition: 'left',
      }),
      el('image-and-copy', {
        eyebrow: 'The theatre wing',
        title: 'From the bath to the box in forty steps',
        copy: rich(
          'Red corridors, heavy doors, and a passage that ends behind a curtain. Coming late is part of the architecture.',
        ),
        link: noLink,
        image: picture('cenote-luna-suite'),
        imagePosition: 'right',
      }),
      el('jewel-grande-band', {
        title: 'Four keys',
        copy: 'Tell us which, or let the house choose. It has good judgement.',
        stones: [
          { stone: 'emerald', title: 'Garden', copy: '46 m², palms at the window, quiet from nine.' },
          { stone: 'sapphire', title: 'Sea', copy: '52 m², all of it facing the same way.' },
          { stone: 'ruby', title: 'Theatre', copy: '58 m², a dressing room with lights around the glass.' },
          { stone: 'amethyst', title: 'Tower', copy: '140 m², a floor of your own.' },
        ],
      }),
    ],
  }),
  page({
    path: `${HOME}/evenings`,
    title: 'The evenings',
    meta: {
      title: 'The evenings of Jewel Grande',
      description:
        'Something cold on the roof, eleven dining rooms, a ballroom, the baths at one: a night in a great house.',
      image: 'halcyon-bay-dining',
    },
    elements: [
      el('jewel-grande-hero', {
        eyebrow: 'Jewel Grande',
        title: 'The evenings',
        copy: 'They begin on the roof and end in the baths. What happens between is a matter of shoes.',
        link: link('Back to the house', HOME),
        secondLink: noLink,
        image: picture('west-end-dining'),
        titleSize: 'text-7xl',
      }),
      el('jewel-grande-cut', {
        title: 'One night, from the top',
        copy: '',
        parts: [
          { title: 'Seven', copy: 'Something cold on the roof, while the lamps are carried out.' },
          { title: 'Half past eight', copy: 'Dinner, in whichever of the eleven rooms you like best tonight.' },
          { title: 'Eleven', copy: 'The ballroom. The orchestra takes requests from anyone in good shoes.' },
          { title: 'One', copy: 'The baths are open, and empty, and warm.' },
        ],
      }),
      el('jewel-evening-card', {
        title: 'The secret dining room',
        copy: 'It has no door on the plan. Ask the third waiter.',
        occasion: 'Every evening but Monday',
        courses: [
          { name: 'Oysters, warm', detail: 'with a spoon of pepper sherry' },
          { name: 'Lobster, from the other side', detail: 'of the island, that is' },
          { name: 'A soufflé of soursop', detail: 'for which nobody may be late' },
        ],
        signature: 'Augustin, who waits for you',
        link: noLink,
      }),
      el(
        'accordion',
        { title: 'What people ask', copy: '' },
        [
          el('accordion-item', {
            title: 'Must I dress?',
            copy: rich(
              'You may. Most do by the second evening. There is a wardrobe to borrow from, and a tailor on Tuesdays.',
            ),
            open: true,
          }),
          el('accordion-item', {
            title: 'Can I hear the orchestra from my room?',
            copy: rich('In the theatre wing, yes; in the garden wing, only if the wind is in love.'),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
    ],
  }),
]
