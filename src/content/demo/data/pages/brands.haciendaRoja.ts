import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const HOME = '/brands/hacienda-roja'
const FLOORS = `${HOME}/floors`
const HOUSES = `${HOME}/houses`

const page: Pick<DemoPage, 'layout' | 'languageCode' | 'tags'> = {
  layout: 'hacienda-roja',
  languageCode: 'en',
  tags: [{ name: 'hacienda-roja', point: 5 }],
}

const CLAY = {
  year: '1782',
  title: 'Clay and ash',
  text: 'Pressed in the yard by eleven people whose names we know. They are read out once a year.',
  tile: 'diamond',
  first: '#a63c22',
  second: '#4a170f',
}
const SHIP = {
  year: '1861',
  title: 'From the ship',
  text: 'Ballast on the way here. The captain took sugar back and, it is said, the cook.',
  tile: 'star',
  first: '#1d4d80',
  second: '#dd9b33',
}
const DANCE = {
  year: '1924',
  title: 'For the dances',
  text: 'Laid in nine nights, so that the band could go on playing by day.',
  tile: 'petal',
  first: '#dd9b33',
  second: '#a63c22',
}

export const haciendaRojaPages: DemoPage[] = [
  {
    ...page,
    path: HOME,
    title: 'Hacienda Roja',
    meta: {
      title: 'Hacienda Roja: heritage houses with thick walls',
      description: 'Old haciendas restored by the grandchildren of those who built them. Three houses open soon.',
      image: 'cenote-luna-town',
    },
    elements: [
      el('hacienda-roja-hero', {
        eyebrow: 'Heritage haciendas',
        title: 'Come in, the gate is open',
        copy: 'Old houses with thick walls and cool floors, restored by the grandchildren of those who built them.',
        link: link('See the houses', HOUSES),
        image: picture('cenote-luna-town'),
        tile: 'star',
      }),
      el('introduction', {
        eyebrow: 'Three houses',
        title: 'The lime is still drying',
        copy: rich(
          'It takes eleven coats and cannot be hurried, which is why the date on our door is written in chalk. When the last coat is white we shall ring the bell of all three houses and let in whoever is standing outside. Leave your address at the foot of the page if you would like to be told the day before.',
        ),
        titleSize: 'text-5xl',
      }),
      el('hacienda-roja-band', {
        title: 'Under the arcade',
        copy: 'Every house has three doors. You will have used all of them by evening.',
        arches: [
          {
            image: image('story-town'),
            title: 'The courtyard',
            text: 'One orange tree for every child that was born here. There are fourteen.',
          },
          {
            image: image('group-market'),
            title: 'The kitchen',
            text: 'The fire has been moved twice and has never been out.',
          },
          {
            image: image('halcyon-bay-suite'),
            title: 'The rooms',
            text: 'Two metres between your bed and the nearest noise.',
          },
        ],
        tone: 'tint',
      }),
      el('hacienda-roja-tiles', {
        title: 'Read it from the floor',
        copy: 'Each owner laid tiles over those of the one before. We have lifted a few.',
        floors: [CLAY, SHIP, DANCE],
        tone: 'plain',
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '3', label: 'houses, 58 rooms' },
          { number: '1782', label: 'over the oldest gate' },
          { number: '11', label: 'coats of lime on every wall' },
          { number: '14', label: 'orange trees in the first yard' },
        ],
        tone: 'deep',
      }),
      el('image-and-copy', {
        eyebrow: 'Celebrations',
        title: 'A chapel, a courtyard, and a band that lives next door',
        copy: rich(
          'The chapel holds eighty, the courtyard four hundred, and the band knows everything that your grandparents danced to.',
        ),
        link: link('Plan a wedding', '/weddings'),
        image: picture('weddings-hero'),
        imagePosition: 'right',
      }),
    ],
  },
  {
    ...page,
    path: FLOORS,
    title: 'Six floors of Hacienda Roja',
    meta: {
      title: 'Six floors, one house',
      description:
        'The history of Hacienda Roja by its tiles, from clay and ash to the floor that was laid last spring.',
      image: 'story-town',
    },
    elements: [
      el('hacienda-roja-hero', {
        eyebrow: 'A history, by tiles',
        title: 'Six floors, one house',
        copy: 'Two hundred and forty years of people walking across a room.',
        link: noLink,
        image: picture('story-town'),
        tile: 'petal',
        titleSize: 'text-6xl',
      }),
      el('hacienda-roja-tiles', {
        title: 'From the ground up',
        copy: 'Under glass in the hall lies a corner of each.',
        floors: [
          CLAY,
          {
            year: '1819',
            title: 'The year of the flood',
            text: 'Everything blue was washed out of the market, so the mistress had waves laid instead.',
            tile: 'wave',
            first: '#1d4d80',
            second: '#6b4034',
          },
          SHIP,
          DANCE,
          {
            year: '1958',
            title: 'The lattice',
            text: 'Ordered from a catalogue, regretted for thirty years, now the favourite of everybody under forty.',
            tile: 'lattice',
            first: '#4a170f',
            second: '#dd9b33',
          },
          {
            year: 'Last spring',
            title: 'Ours',
            text: 'Pressed by Don Evaristo’s granddaughter with his iron mould. It has the sun that is on the gate.',
            tile: 'sun',
            first: '#a63c22',
            second: '#1d4d80',
          },
        ],
        tone: 'plain',
      }),
      el('image-and-copy', {
        eyebrow: 'The workshop',
        title: 'Press one yourself',
        copy: rich(
          'On Thursdays the mould is yours. Pigment, cement, four turns of the press; then it has to lie in water for a week. We send it after you, unless you would rather come back for it.',
        ),
        link: link('Ask for a place', '/contact'),
        image: picture('group-market'),
        imagePosition: 'left',
        tone: 'tint',
      }),
      el(
        'accordion',
        { title: 'Underfoot', copy: '' },
        [
          el('accordion-item', {
            title: 'May I walk on them?',
            copy: rich('Please do, and barefoot if you can. They have been polished by nothing else.'),
            open: true,
          }),
          el('accordion-item', {
            title: 'Do you sell tiles?',
            copy: rich(
              'The sun of last spring, by the square metre, in two pairs of colours. The others have been walked on for too long to be sold.',
            ),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
    ],
  },
  {
    ...page,
    path: HOUSES,
    title: 'The houses of Hacienda Roja',
    meta: {
      title: 'Rooms and tables of Hacienda Roja',
      description:
        'How you will live in the three houses: rooms with shutters, long tables, a chapel for naps and storms.',
      image: 'halcyon-bay-suite',
    },
    elements: [
      el('hacienda-roja-hero', {
        eyebrow: 'Three houses, fifty-eight rooms',
        title: 'Thick walls, long tables',
        copy: 'A sugar house, a coffee house and a house that nobody ever knew the purpose of. That one has the best beds.',
        link: link('Read the floors', FLOORS),
        image: picture('halcyon-bay-suite'),
        tile: 'sun',
        titleSize: 'text-6xl',
      }),
      el('image-and-copy', {
        eyebrow: 'Rooms',
        title: 'Shutters first, then curtains, then morning',
        copy: rich(
          'Carved beds, cane chairs, a jug that is filled while you are at breakfast. The ceilings are so high that the heat stays up there with the moths.',
        ),
        link: noLink,
        image: picture('pointe-azul-suite'),
        imagePosition: 'left',
      }),
      el('image-and-copy', {
        eyebrow: 'At the table',
        title: 'Nobody eats alone unless they have asked to',
        copy: rich(
          'Lunch is at one, in the arcade, at a table for thirty. Doña Amparo cooks what her mother cooked, with less lard and the same spoon.',
        ),
        link: noLink,
        image: picture('playa-coralina-market'),
        imagePosition: 'right',
        tone: 'deep',
      }),
      el('hacienda-roja-band', {
        title: 'Which of the three',
        copy: '',
        arches: [
          {
            image: image('cenote-luna-town'),
            title: 'La Grande',
            text: 'The sugar house. Twenty-six rooms around a yard with a chimney in it.',
          },
          {
            image: image('pointe-azul-dining'),
            title: 'La Alta',
            text: 'The coffee house, on the hill. Twenty rooms, and fires in the evening.',
          },
          {
            image: image('bahia-serena-spa'),
            title: 'La Callada',
            text: 'The quiet one. Twelve rooms, a bath house, and no explanation.',
          },
        ],
        tone: 'plain',
      }),
      el(
        'tabs',
        { title: 'A day in the house', tone: 'tint' },
        [
          el('tab', {
            title: 'Morning',
            copy: rich(
              '- **6:00** The bell, once. It is not meant for you.',
              '- **8:00** Chocolate in the courtyard, under whichever tree is in flower.',
            ),
          }),
          el('tab', {
            title: 'Afternoon',
            copy: rich('- **13:00** The long table.', '- **15:00** Silence, by decree of 1811.'),
          }),
          el('tab', {
            title: 'Evening',
            copy: rich(
              '- **18:30** Rosewater and cards in the arcade.',
              '- **21:00** The band from next door, if it is Thursday.',
            ),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
    ],
  },
]
