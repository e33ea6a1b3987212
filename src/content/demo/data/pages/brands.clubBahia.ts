import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const HOME = '/brands/club-bahia'
const REGATTAS = `${HOME}/regattas`
const CLUBS = `${HOME}/clubs`

const page: Pick<DemoPage, 'layout' | 'languageCode' | 'tags'> = {
  layout: 'club-bahia',
  languageCode: 'en',
  tags: [{ name: 'club-bahia', point: 5 }],
}

const SERIES = [
  { sail: 'DOM 41', boat: 'Malagueta', helm: 'Rosario Peña', places: '2 | 1 | 1 | 3' },
  { sail: 'DOM 17', boat: 'Doña Prisca', helm: 'The kitchen', places: '1 | 2 | DNF | 1' },
  { sail: 'DOM 08', boat: 'Tres Hermanos', helm: 'Two of the brothers', places: '3 | 3 | 2 | 2' },
  { sail: 'DOM 23', boat: 'Vuelvo Pronto', helm: 'Guests from Utrecht', places: '4 | 5 | 3 | DNS' },
  { sail: 'DOM 30', boat: 'La Última', helm: 'The accountant', places: '5 | 4 | 4 | 4' },
]

export const clubBahiaPages: DemoPage[] = [
  {
    ...page,
    path: HOME,
    title: 'Club Bahía',
    meta: {
      title: 'Club Bahía: sailing and sports clubs on the water',
      description:
        'Boats in every size, courts, lanes, and coaches who have won things. The first two clubs open next season.',
      image: 'bahia-serena-sail',
    },
    elements: [
      el('club-bahia-hero', {
        signal: 'Sail',
        title: 'The wind is included',
        copy: 'Clubs on the water with boats in every size, coaches who have won things, and a bar that keeps the results.',
        link: link('See the board', REGATTAS),
        secondLink: link('Water and land', CLUBS),
        number: 'DOM 41',
        image: picture('halcyon-bay-hero'),
      }),
      el('introduction', {
        eyebrow: 'Two clubs, next season',
        title: 'You will be tired, and it will have been your idea',
        copy: rich(
          'The first gun goes at ten. Before that there are lanes, after that there are courts, and at six somebody writes the results on the board while you explain what really happened at the second mark. The first two clubs open in Samaná and at the mouth of the Cumayasa.',
        ),
        align: 'left',
        titleSize: 'text-5xl',
      }),
      el('club-bahia-band', {
        title: 'What lies at the pier',
        copy: '',
        pennants: [
          { figure: '24', title: 'dinghies', text: 'Rigged by ten. You only have to know which end is the front.' },
          { figure: '6', title: 'catamarans', text: 'For those who like to see the other hull from above.' },
          { figure: '11', title: 'courts', text: 'Clay, padel, and one of grass that the gardener plays on.' },
          { figure: '50 m', title: 'lanes', text: 'Warmed by the sun and timed by Rosario.' },
        ],
        tone: 'plain',
      }),
      el('image-and-copy', {
        eyebrow: 'Coaching',
        title: 'She has been to three Olympics and will hold your tiller',
        copy: rich(
          'Rosario Peña coaches from a rubber boat with a thermos and without a whistle. One sentence per tack is all you get. By the end of the week it is all you need.',
        ),
        link: link('Who teaches what', CLUBS),
        image: picture('group-sailing'),
        imagePosition: 'right',
        tone: 'tint',
      }),
      el('skewed-three-lines', {
        first: 'Up at seven',
        second: 'Out at ten',
        third: 'Told by midnight',
        link: noLink,
      }),
      el('club-bahia-regatta', {
        title: 'Trial series, lasers',
        conditions: 'Sailed by the staff while the paint dries. East, 14 to 18 knots, four races.',
        boats: SERIES,
        discards: 1,
        tone: 'deep',
      }),
    ],
  },
  {
    ...page,
    path: REGATTAS,
    title: 'Regattas of Club Bahía',
    meta: {
      title: 'Regattas and results of Club Bahía',
      description: 'The board: who sailed, in what, how well, and what the wind was.',
      image: 'contact-hero',
    },
    elements: [
      el('club-bahia-hero', {
        signal: 'Race',
        title: 'It is on the board',
        copy: 'Low points, one discard, and the race committee’s word is final once it has had its coffee.',
        link: link('Enter the next one', '/contact'),
        secondLink: noLink,
        number: 'DOM 17',
        image: picture('contact-hero'),
        titleSize: 'text-7xl',
      }),
      el('club-bahia-regatta', {
        title: 'Sunday series, lasers',
        conditions: 'After four races. East, 14 to 18 knots.',
        boats: SERIES,
        discards: 1,
        tone: 'tint',
      }),
      el('club-bahia-regatta', {
        title: 'Around the Cayo, anything that floats',
        conditions: 'One race, 9 nautical miles. Variable, then none, then all of it at once.',
        boats: [
          { sail: 'DOM 02', boat: 'Gaviota', helm: 'The bread van’s driver', places: '2' },
          { sail: 'ATG 5', boat: 'Second Breakfast', helm: 'Visitors from Halcyon Bay', places: '1' },
          { sail: 'DOM 66', boat: 'Bathtub', helm: 'The lifeguards', places: 'DNF' },
        ],
        discards: 0,
        tone: 'plain',
      }),
      el(
        'table',
        {
          title: 'The season',
          headers: 'Date | Regatta | Boats | First gun',
          caption: 'Below 6 knots we play padel instead.',
          rowHeadings: true,
          tone: 'tint',
        },
        [
          el('text-row', { cells: '7 March | Opening cup | Lasers | 10:00' }),
          el('text-row', { cells: '18 April | Round the Cayo | Anything that floats | 9:00' }),
          el('text-row', { cells: '6 June | Night of the lanterns | Catamarans | 20:30' }),
          el('text-row', { cells: '29 August | Cooks against coaches | Dinghies | 10:00' }),
        ],
      ),
      el('image-and-copy', {
        eyebrow: 'Protests',
        title: 'In writing, before the second drink',
        copy: rich(
          'There is a form. It has a field for the facts and a larger one for feelings. The committee reads both aloud.',
        ),
        link: noLink,
        image: picture('west-end-sail'),
        imagePosition: 'left',
      }),
    ],
  },
  {
    ...page,
    path: CLUBS,
    title: 'Water and land at Club Bahía',
    meta: {
      title: 'Water and land at Club Bahía',
      description: 'Boats, lanes, courts and greens: what there is to do, and who teaches it.',
      image: 'punta-palmera-pool',
    },
    elements: [
      el('club-bahia-hero', {
        signal: 'Train',
        title: 'Start where you are',
        copy: 'Nobody asks what you can do. Somebody watches for ten minutes and hands you the right boat.',
        link: link('Offers of the group', '/specials'),
        secondLink: noLink,
        number: 'DOM 08',
        image: picture('punta-palmera-pool'),
        titleSize: 'text-7xl',
      }),
      el('club-bahia-band', {
        title: 'A day in figures',
        copy: 'None of it is compulsory. All of it is at the notice board.',
        pennants: [
          { figure: '7:00', title: 'lanes', text: 'Two kilometres with Rosario, or one with a coffee at each end.' },
          { figure: '10:00', title: 'first gun', text: 'Three short races, one long one, towels on the pier.' },
          { figure: '16:00', title: 'courts', text: 'Doubles by drawing lots, so that you meet somebody.' },
        ],
        tone: 'deep',
      }),
      el('columns', { columns: 2, ratio: 'equal', gap: 'large', align: 'top' }, [
        el(
          'image-and-copy',
          {
            eyebrow: 'On the green',
            title: 'Nine holes and a crosswind',
            copy: rich('The seventh plays over water in both directions. Bring old balls.'),
            link: noLink,
            image: picture('halcyon-bay-golf'),
            imagePosition: 'top',
            titleSize: 'text-3xl',
          },
          [],
          { slot: 'column1' },
        ),
        el(
          'image-and-copy',
          {
            eyebrow: 'On the mat',
            title: 'Stretch before you need it',
            copy: rich('On the jetty at six, facing east. It is shorter than it looks and so is the jetty.'),
            link: noLink,
            image: picture('pimento-bay-yoga'),
            imagePosition: 'top',
            titleSize: 'text-3xl',
          },
          [],
          { slot: 'column2' },
        ),
      ]),
      el(
        'grid-gallery',
        {
          title: 'From the committee boat',
          images: [
            { image: image('bahia-serena-sail'), width: 'w-1/2', caption: 'Start of the Sunday series' },
            { image: image('group-golf'), width: 'w-1/4', caption: 'Waiting for wind' },
            { image: image('punta-palmera-golf'), width: 'w-1/4', caption: 'First tee, 6:40' },
          ],
          tone: 'tint',
        },
        [],
        { hydrationMode: 'visible' },
      ),
      el('contact-block', {
        title: 'Ask the race office',
        copy: 'Boat sizes, cabins for whole crews, somewhere dry for your own sails.',
        phone: '+1 809 555 0141',
        email: 'race@clubbahia.example',
        address: 'Pier 2, Samaná, Dominican Republic',
        hours: 'Every day until the last boat is in',
        link: link('More ways to reach us', '/contact'),
        tone: 'plain',
      }),
    ],
  },
]
