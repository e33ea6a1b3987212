import { el, link, noLink, picture } from '../../build'
import type { DemoElement } from '../../build'
import { rich } from '../../text'
import { FILM_NIGHT } from './brands.filmNight'

interface Family {
  /** The brand's own opening, in place of the general one. */
  hero: (fields: Record<string, unknown>) => DemoElement
  /** Bands of its own, after the introduction. */
  bands: DemoElement[]
}

/** Slices that a brand has to itself, by brand, on its page. */
export const brandFamilies: Record<string, Family> = {
  'jewel-coast': {
    hero: (fields) => el('jewel-hero', { ...fields, note: 'Halcyon Bay, a quarter to six' }),
    bands: [
      el('jewel-band', {
        title: 'What we leave out',
        copy: 'The list is short, and we keep it short on purpose.',
        chapters: [
          { title: 'Loudspeakers', copy: 'If there is something to say, somebody walks over and says it.' },
          {
            title: 'Wristbands',
            copy: 'The bar has learned your name by the second evening, and your drink by the first.',
          },
          { title: 'A queue at breakfast', copy: 'It is brought, when you are down, to wherever you have sat.' },
        ],
      }),
      el('jewel-evening-card', {
        title: 'The card of the evening',
        copy: 'Pimento Bay, twelve seats. Marcia walks the beds at eight and writes at nine.',
        link: link('Ask for a seat', '/contact'),
      }),
    ],
  },
  'costa-viva': {
    hero: (fields) => el('costa-viva-hero', { ...fields, sticker: '11 slides!' }),
    bands: [
      el('costa-viva-band', { title: 'What there is to do', copy: 'In the order in which children ask for it.' }),
      el('costa-viva-hopscotch', {
        title: 'Hop through a day',
        copy: 'Throw a stone, hop to it, stay as long as you like.',
      }),
      el('image-and-copy', {
        eyebrow: 'Thursdays',
        title: 'A sheet between two palms',
        copy: rich('A short film when it is dark enough, popcorn in buckets, and everybody carried home by nine.'),
        link: link('Film night', FILM_NIGHT),
        image: picture('punta-palmera-beach'),
        imagePosition: 'right',
      }),
    ],
  },
  'noche-azul': {
    hero: (fields) => el('noche-azul-hero', { ...fields, hour: '21:40 moonrise over the cenote' }),
    bands: [
      el('noche-azul-band', {
        title: 'Without names, only numbers',
        copy: 'From the bar at West End. Begin with four.',
      }),
      el('noche-azul-moon', { title: 'By the moon', copy: 'Both houses plan by it. So do the turtles.' }),
    ],
  },
}

/** The same for one resort of each: what stands there says something else. */
export const resortFamilies: Record<string, DemoElement[]> = {
  'pimento-bay': [
    el('jewel-hero', {
      eyebrow: 'The rum library',
      title: 'One hundred and forty bottles, and Delroy',
      copy: 'He will ask what you read. What he pours depends on the answer, and has been right so far.',
      link: link('Ask us something', '/contact'),
      secondLink: noLink,
      image: picture('pimento-bay-bar'),
      note: 'The long counter, mahogany, 1911',
      titleTag: 'h2',
      titleSize: 'text-5xl',
    }),
    el('jewel-band', {
      title: 'Three hours worth keeping free',
      copy: '',
      tone: 'deep',
      chapters: [
        { title: 'Six', copy: 'The cove, before the pelicans have eaten.' },
        { title: 'Eleven', copy: 'The cook’s garden, with a basket and a knife.' },
        { title: 'Ten at night', copy: 'The jetty, with whatever Delroy has sent out.' },
      ],
    }),
    el('jewel-evening-card', {
      title: 'Tonight in the garden',
      copy: 'There are twelve chairs. The thirteenth guest helps to carry.',
      occasion: 'Wednesday, when the lamps are lit',
      courses: [
        { name: 'Pepperpot, clear', detail: 'garden greens, one dumpling each' },
        { name: 'Goat, since yesterday', detail: 'pimento leaves, roast breadfruit' },
        { name: 'Jackfruit ice', detail: 'and a very small rum' },
      ],
      link: noLink,
    }),
  ],
  'punta-palmera': [
    el('costa-viva-band', {
      title: 'Counted by the lifeguards',
      copy: 'Punta Palmera in bubbles.',
      bubbles: [
        { figure: '7', title: 'Slides', copy: 'Two of them race each other.' },
        { figure: '400 l', title: 'In the bucket', copy: 'It tips on the sixth minute. There is a bell.' },
        { figure: '64', title: 'Kinds of ice', copy: 'Counting each colour of sprinkles as one.' },
      ],
    }),
    el('costa-viva-hopscotch', {
      title: 'Saturday, square by square',
      copy: 'The short court: four squares and you are home.',
      squares: [
        { time: '8:30', title: 'Pirate breakfast', copy: 'Eye patches are lent, not given.' },
        { time: '10:00', title: 'Slide championship', copy: 'Under tens first, fathers last.' },
        { time: '10:00', title: 'The quiet pool', copy: 'For whoever lost the toss.' },
        { time: '18:00', title: 'One more photograph', copy: 'At the water’s edge, facing the sun, as always.' },
      ],
    }),
  ],
  'west-end': [
    el('noche-azul-band', {
      title: 'The cliff bar, by number',
      copy: '',
      lines: [
        { number: '4', title: 'Begin here', copy: 'Ginger, overproof, the juice of whatever fell this morning.' },
        {
          number: '9',
          title: 'For the four minutes',
          copy: 'Served before sunset, so that nobody has to speak during it.',
        },
        {
          number: '31',
          title: 'After the second record',
          copy: 'Coffee from Blue Mountain, cold, with a match struck over it.',
        },
      ],
    }),
    el('noche-azul-moon', {
      title: 'Moons over Negril',
      copy: 'The ladders are lit on these nights, all nine.',
      nights: [
        { phase: 'new', title: 'No moon', copy: 'Plankton at ladder six. Swim slowly and look back.' },
        { phase: 'first-quarter', title: 'Half of it', copy: 'The schooner goes out at ten instead of six.' },
        { phase: 'full', title: 'All of it', copy: 'The selector plays outside, facing the sea.' },
      ],
    }),
  ],
}
