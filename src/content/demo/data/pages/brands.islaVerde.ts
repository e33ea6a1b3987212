import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const HOME = '/brands/isla-verde'
const WALKS = `${HOME}/walks`
const LODGES = `${HOME}/lodges`

const page: Pick<DemoPage, 'layout' | 'languageCode' | 'tags'> = {
  layout: 'isla-verde',
  languageCode: 'en',
  tags: [{ name: 'isla-verde', point: 5 }],
}

const LANTERN = {
  name: 'Mangrove by lantern',
  leaves: 'Tuesday, 7 p.m.',
  takes: '90 minutes, 2 km',
  tide: 'On a rising tide',
  text: 'Slowly, on boards, while the crabs change shifts. You will be asked to whisper and will not mind.',
  heights: '4 2 1 0 0 1 0 0 2 4',
}
const RIDGE = {
  name: 'Ridge before breakfast',
  leaves: 'Thursday, 5:40 a.m.',
  takes: '3 hours, 7 km',
  tide: 'Not after heavy rain',
  text: 'Up through cloud to the one place with a signal. Nobody uses it.',
  heights: '10 60 140 210 320 300 250 180 60 10',
}
const POOLS = {
  name: 'Rock pools with Celia',
  leaves: 'Saturday, an hour before low water',
  takes: '2 hours, 1 km',
  tide: 'Low tide',
  text: 'She has counted these pools since she was nine and knows who lives in each.',
  heights: '6 4 2 1 2 1 0 1 3 6',
}

export const islaVerdePages: DemoPage[] = [
  {
    ...page,
    path: HOME,
    title: 'Isla Verde',
    meta: {
      title: 'Isla Verde: lodges between forest and sea',
      description:
        'Small lodges in the forest by the sea, run on rain and sun. The first one opens when the path is finished.',
      image: 'pimento-bay-hero',
    },
    elements: [
      el('isla-verde-hero', {
        eyebrow: 'Lodges in the forest',
        title: 'Where the trees stop, the sea begins',
        copy: 'Twenty cabins on stilts, a path to the beach, and nothing in between that was not growing there already.',
        link: link('Walk with us', WALKS),
        secondLink: link('See the cabins', LODGES),
        image: picture('pimento-bay-hero'),
        leaves: 'many',
      }),
      el('introduction', {
        eyebrow: 'Opening soon',
        title: 'We are waiting for the path',
        copy: rich(
          'The cabins of the first lodge have been ready since May. The way down to the beach is being laid by hand, around every root, by four people who refuse to hurry. We have come to agree with them. Leave us your address below and we shall write on the day the last stone is in.',
        ),
        titleSize: 'text-5xl',
      }),
      el('isla-verde-band', {
        title: 'What we promised the forest',
        copy: 'It cannot read, so we wrote it down for you.',
        promises: [
          {
            shape: 'leaf',
            title: 'No tree was moved',
            text: 'The cabins stand where there was light already, and lean where they must.',
          },
          {
            shape: 'drop',
            title: 'Rain is enough',
            text: 'We drink, wash and water with what the roofs collect, and tell you when it is low.',
          },
          {
            shape: 'bird',
            title: 'Dark after ten',
            text: 'Lamps look down and go out early, so that turtles and owls find their way.',
          },
        ],
        tone: 'deep',
      }),
      el('image-and-copy', {
        eyebrow: 'The cabins',
        title: 'Walls of cedar, a roof of palm, and the fourth side left open',
        copy: rich(
          'You hear the sea from bed and the forest from the shower. A net keeps out what you would rather meet by daylight. There is one switch, for the lamp.',
        ),
        link: link('The lodges', LODGES),
        image: picture('pimento-bay-suite'),
        imagePosition: 'left',
      }),
      el('isla-verde-walks', {
        title: 'Walks, once the path is in',
        copy: 'Bring shoes that may get wet. We bring the mangoes.',
        walks: [LANTERN, RIDGE, POOLS],
        tone: 'tint',
      }),
      el('full-width-stats', {
        title: '',
        stats: [
          { number: '20', label: 'cabins, none of them alike' },
          { number: '212', label: 'kinds of tree on the map in the kitchen' },
          { number: '0', label: 'engines within hearing' },
        ],
        tone: 'plain',
      }),
    ],
  },
  {
    ...page,
    path: WALKS,
    title: 'Walks of Isla Verde',
    meta: {
      title: 'Walks between forest and tide',
      description:
        'Six walks with their hours, tides, ups and downs: mangroves by lantern, rock pools, a ridge before breakfast.',
      image: 'pointe-azul-falls',
    },
    elements: [
      el('isla-verde-hero', {
        eyebrow: 'Every week, on foot',
        title: 'Six walks and a swim',
        copy: 'The tide decides when, the guide decides where, and you decide when to stop for a mango.',
        link: link('Ask Celia something', '/contact'),
        secondLink: noLink,
        image: picture('pointe-azul-falls'),
        leaves: 'few',
        titleSize: 'text-6xl',
      }),
      el('isla-verde-walks', {
        title: 'The week',
        copy: 'The cut at the foot of each sheet shows the way up and down.',
        walks: [
          {
            name: 'Waterfall, and back wet',
            leaves: 'Monday, 9 a.m.',
            takes: '2 hours, 4 km',
            tide: 'Any weather',
            text: 'The pool at the end is cold for eleven seconds. After that nobody wants to come out.',
            heights: '10 30 50 90 120 160 120 60 30 10',
          },
          LANTERN,
          {
            name: 'The cook’s round',
            leaves: 'Wednesday, 6:30 a.m.',
            takes: '1 hour, 1 km',
            tide: 'Any weather',
            text: 'Through the garden with a basket. What you pick is what there is.',
            heights: '5 6 8 7 9 8 6 5',
          },
          RIDGE,
          {
            name: 'Along the wrack line',
            leaves: 'Friday, after high water',
            takes: '90 minutes, 3 km',
            tide: 'Falling tide',
            text: 'What the sea has brought, sorted: treasures to the left, plastic into the sack.',
            heights: '2 1 1 0 1 1 2 1 1 2',
          },
          POOLS,
        ],
        tone: 'plain',
      }),
      el(
        'accordion',
        { title: 'Before you set out', copy: '', tone: 'tint' },
        [
          el('accordion-item', {
            title: 'How fit must I be?',
            copy: rich('For the ridge: three flights of stairs without stopping. For all the others: curious.'),
            open: true,
          }),
          el('accordion-item', {
            title: 'May children come?',
            copy: rich('From six years on, and on the wrack line at any age. They find most.'),
          }),
          el('accordion-item', {
            title: 'What if it rains?',
            copy: rich('Then we walk in the rain. There are capes by the door in three lengths.'),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
      el(
        'grid-gallery',
        {
          title: 'Met on the way',
          images: [
            { image: image('group-reef'), width: 'w-1/2', caption: 'At the drop-off, four metres down' },
            { image: image('playa-coralina-cenote'), width: 'w-1/2', caption: 'A hole in the forest, filled with sky' },
          ],
        },
        [],
        { hydrationMode: 'visible' },
      ),
    ],
  },
  {
    ...page,
    path: LODGES,
    title: 'Lodges of Isla Verde',
    meta: {
      title: 'The lodges of Isla Verde',
      description: 'Cabins on stilts, a kitchen garden and one long veranda: how you will live at Isla Verde.',
      image: 'pimento-bay-cove',
    },
    elements: [
      el('isla-verde-hero', {
        eyebrow: 'Twenty cabins',
        title: 'A house for every clearing',
        copy: 'We counted the clearings first and built as many cabins. That is how there came to be twenty.',
        link: noLink,
        secondLink: noLink,
        image: picture('pimento-bay-cove'),
        leaves: 'many',
        titleSize: 'text-6xl',
      }),
      el(
        'image-and-copy',
        {
          eyebrow: 'Cabins',
          title: 'High enough for the view, low enough for the breeze',
          copy: rich(
            'Each stands on nine posts with its back to the hill. Hammock in front, rain shower behind, a bed in the middle that two carpenters took a month over.',
          ),
          link: noLink,
          image: picture('bahia-serena-suite'),
          imagePosition: 'right',
        },
        [],
        { domId: 'cabins' },
      ),
      el(
        'image-and-copy',
        {
          eyebrow: 'The kitchen',
          title: 'Forty beds, all of them vegetables',
          copy: rich(
            'Breakfast grows behind the kitchen, lunch comes over the beach in a bucket, and dinner is what the two have to say to each other.',
          ),
          link: link('Walk the garden with the cook', WALKS),
          image: picture('blog-hero'),
          imagePosition: 'left',
          tone: 'tint',
        },
        [],
        { domId: 'kitchen' },
      ),
      el('isla-verde-band', {
        title: 'In every cabin',
        copy: '',
        promises: [
          {
            shape: 'frond',
            title: 'A map of the trees',
            text: 'Drawn by the school, corrected by a botanist, argued over ever since.',
          },
          { shape: 'wave', title: 'A tide table', text: 'The only clock that anybody here keeps to.' },
          {
            shape: 'sun',
            title: 'A lamp that charges itself',
            text: 'Leave it on the sill at noon and it lasts for a chapter and a half.',
          },
        ],
        tone: 'deep',
      }),
      el(
        'tabs',
        { title: 'A day without a plan', tone: 'plain' },
        [
          el('tab', {
            title: 'Morning',
            copy: rich(
              '- **5:30** Howlers. You may turn over.',
              '- **7:00** Coffee on the veranda, papaya from the tree beside it.',
            ),
          }),
          el('tab', {
            title: 'Noon',
            copy: rich('- **12:00** Too hot. Hammock.', '- **14:00** Still too hot. The other hammock.'),
          }),
          el('tab', {
            title: 'Night',
            copy: rich('- **18:20** Everybody goes quiet and looks west.', '- **22:00** Lamps out, stars on.'),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
    ],
  },
]
