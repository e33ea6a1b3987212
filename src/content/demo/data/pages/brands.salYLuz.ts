import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const HOME = '/brands/sal-y-luz'
const EXHIBITIONS = `${HOME}/exhibitions`
const HOUSE = `${HOME}/house`

const page: Pick<DemoPage, 'layout' | 'languageCode' | 'tags'> = {
  layout: 'sal-y-luz',
  languageCode: 'en',
  tags: [{ name: 'sal-y-luz', point: 5 }],
}

export const salYLuzPages: DemoPage[] = [
  {
    ...page,
    path: HOME,
    title: 'Sal y Luz',
    meta: {
      title: 'Sal y Luz: houses of art at the salt flats',
      description:
        'Adults-only houses of art and design. Every room is lent to one artist for a year; the first opens in January.',
      image: 'halcyon-bay-pool',
    },
    elements: [
      el('sal-y-luz-hero', {
        number: 'N° 1',
        eyebrow: 'Adults only, from January',
        title: 'A house you could hang',
        copy: 'Eleven white rooms at the edge of the salt flats. Each is lent to one artist for a year, and to you for as long as you like.',
        link: link('See the first season', EXHIBITIONS),
        image: picture('halcyon-bay-pool'),
        side: 'high',
      }),
      el('introduction', {
        eyebrow: 'What it is',
        title: 'A gallery that makes breakfast',
        copy: rich(
          'There are no labels on the walls and no catalogue in the drawer. You live with one work until you have made up your mind about it, and on your last evening somebody asks what you think. The answers are kept; they are the catalogue.',
        ),
        align: 'left',
        titleSize: 'text-6xl',
      }),
      el('sal-y-luz-band', {
        title: 'Rules of the house',
        copy: 'There are four, and the last one cancels the others.',
        points: [
          { title: 'Nothing is roped off', text: 'Sit on the chairs. That is what they were made for.' },
          { title: 'One work per room', text: 'You sleep with it. Nobody explains it before the third day.' },
          { title: 'The artist is at breakfast', text: 'At the long table, until ten. Say good morning first.' },
          {
            title: 'The light is the guest of honour',
            text: 'When it falls through the hall at six, everything else waits.',
          },
        ],
        tone: 'deep',
      }),
      el('image-and-copy', {
        eyebrow: 'The flats',
        title: 'Forty kilometres of nothing, beautifully lit',
        copy: rich(
          'The salt was worked until 1974. What is left are the pans, straight as a drawing, and a horizon that flamingos cross twice a day. We have put a bench there. It took us a year to decide where.',
        ),
        link: link('The house and its rooms', HOUSE),
        image: picture('west-end-beach'),
        imagePosition: 'right',
      }),
      el('sal-y-luz-calendar', {
        title: 'On the walls',
        copy: 'The opening season. Guests may come in at any hour; the village has the Sundays.',
        shows: [
          {
            title: 'Forty kilometres of white',
            artist: 'Nadia Quiroga',
            room: 'The long hall',
            opens: '2027-01-15',
            closes: '2027-03-28',
            isMain: true,
          },
          {
            title: 'Chairs for waiting',
            artist: 'Studio Peralta',
            room: 'everywhere',
            opens: '2027-02-10',
            closes: '2027-06-06',
            isMain: false,
          },
          {
            title: 'What the wind drew',
            artist: 'Ismael Torres',
            room: 'room nine',
            opens: '2027-04-09',
            closes: '2027-07-25',
            isMain: false,
          },
        ],
        tone: 'tint',
      }),
      el('countdown-clock', {
        title: 'The shutters open in',
        date: '2027-01-15T18:00:00.000Z',
        finished: 'The shutters are open. Come in.',
        tone: 'plain',
      }),
    ],
  },
  {
    ...page,
    path: EXHIBITIONS,
    title: 'Exhibitions of Sal y Luz',
    meta: {
      title: 'On the walls of Sal y Luz',
      description: 'Seven exhibitions from January to December, each lived in before it is written about.',
      image: 'story-town',
    },
    elements: [
      el('sal-y-luz-hero', {
        number: 'N° 2',
        eyebrow: 'January to December',
        title: 'On the walls',
        copy: 'Seven shows, three of them on the floor.',
        link: noLink,
        image: picture('story-town'),
        side: 'low',
        titleSize: 'text-7xl',
      }),
      el('sal-y-luz-calendar', {
        title: 'The whole year',
        copy: 'What is in the light has the long hall; the others have found places of their own.',
        shows: [
          {
            title: 'Forty kilometres of white',
            artist: 'Nadia Quiroga',
            room: 'the long hall',
            opens: '2027-01-15',
            closes: '2027-03-28',
            isMain: true,
          },
          {
            title: 'Chairs for waiting',
            artist: 'Studio Peralta',
            room: 'everywhere',
            opens: '2027-02-10',
            closes: '2027-06-06',
            isMain: false,
          },
          {
            title: 'What the wind drew',
            artist: 'Ismael Torres',
            room: 'room nine',
            opens: '2027-04-09',
            closes: '2027-07-25',
            isMain: false,
          },
          {
            title: 'A table is a landscape',
            artist: 'Carmen Oduber',
            room: 'the kitchen',
            opens: '2027-05-01',
            closes: '2027-08-15',
            isMain: false,
          },
          {
            title: 'Black suns',
            artist: 'Théo Marchand',
            room: 'the long hall',
            opens: '2027-06-18',
            closes: '2027-09-12',
            isMain: true,
          },
          {
            title: 'Letters to a flamingo',
            artist: 'pupils of the village school',
            room: 'the stairs',
            opens: '2027-09-03',
            closes: '2027-11-28',
            isMain: false,
          },
          {
            title: 'Everything returned',
            artist: 'all of them',
            room: 'the long hall',
            opens: '2027-10-22',
            closes: '2027-12-31',
            isMain: true,
          },
        ],
        tone: 'plain',
      }),
      el('image-and-copy', {
        eyebrow: 'In the light',
        title: 'Nadia Quiroga walks the flats with a roller',
        copy: rich(
          'For eleven mornings she pulled a metre of paper behind her and let the salt do the printing. The sheets hang edge to edge: you can walk the same way in forty steps, indoors, in your socks.',
        ),
        link: noLink,
        image: picture('group-aerial'),
        imagePosition: 'left',
      }),
      el('sal-y-luz-band', {
        title: 'If you are an artist',
        copy: 'The room is yours for a year, with bed and board.',
        points: [
          { title: 'Write one page', text: 'By hand, if your hand is part of it. No portfolio.' },
          { title: 'Come for a week', text: 'We pay the journey and ask nothing until the last day.' },
          { title: 'Leave something', text: 'It stays in the house. The rest you take and sell as you please.' },
        ],
        tone: 'tint',
      }),
    ],
  },
  {
    ...page,
    path: HOUSE,
    title: 'The house of Sal y Luz',
    meta: {
      title: 'The house of Sal y Luz, its rooms and its table',
      description: 'A salt store of 1911 with eleven rooms, one hall and a table for everyone who is staying.',
      image: 'cenote-luna-suite',
    },
    elements: [
      el('sal-y-luz-hero', {
        number: 'N° 3',
        eyebrow: 'A salt store of 1911',
        title: 'Eleven rooms and a hall',
        copy: 'Walls a metre thick, and almost nothing on them that was not asked for.',
        link: link('What is on the walls', EXHIBITIONS),
        image: picture('cenote-luna-suite'),
        side: 'high',
        titleSize: 'text-7xl',
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '11', label: 'rooms, one artist each' },
          { number: '1 m', label: 'of wall between you and noon' },
          { number: '0', label: 'televisions, two projectors' },
          { number: '18+', label: 'and no upper limit' },
        ],
        tone: 'deep',
      }),
      el(
        'image-and-copy',
        {
          eyebrow: 'Rooms',
          title: 'A bed, a work, a window',
          copy: rich(
            'The bed is by Studio Peralta and the linen by two sisters in the next town. Everything else in the room was chosen by whoever has it this year, from the lamp to the colour of the door inside.',
          ),
          link: noLink,
          image: picture('halcyon-bay-suite'),
          imagePosition: 'left',
        },
        [],
        { domId: 'rooms' },
      ),
      el(
        'image-and-copy',
        {
          eyebrow: 'The table',
          title: 'One table, twenty-two seats, salt in nine colours',
          copy: rich(
            'Dinner is one dish, well lit. Carmen Oduber cooks it in front of you on a slab of warm salt and will tell you which pan it came from.',
          ),
          link: noLink,
          image: picture('group-dining'),
          imagePosition: 'right',
        },
        [],
        { domId: 'table' },
      ),
      el(
        'grid-gallery',
        {
          title: 'Proofs',
          images: [
            { image: image('cenote-luna-pool'), width: 'w-1/2', caption: 'The pool at one in the morning' },
            { image: image('group-couple'), width: 'w-1/4', caption: 'Two visitors, untitled' },
            { image: image('pointe-azul-peaks'), width: 'w-1/4', caption: 'The hills behind the pans' },
          ],
        },
        [],
        { hydrationMode: 'visible' },
      ),
    ],
  },
]
