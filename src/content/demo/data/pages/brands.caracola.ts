import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const page = { layout: 'caracola', languageCode: 'en' as const, tags: [{ name: 'families', point: 5 }] }

/** Caracola: its home, a day in it, and what to know before. */
export const caracolaPages: DemoPage[] = [
  {
    ...page,
    path: '/brands/caracola',
    title: 'Caracola',
    meta: {
      title: 'Caracola: houses for small children',
      description:
        'Shallow water, early lunches, two naps a day: houses for families with children from nought to seven.',
      image: 'playa-coralina-beach',
    },
    elements: [
      el('caracola-hero', {
        eyebrow: 'For nought to sevens',
        title: 'A whole world, one metre high',
        copy: 'Door handles that can be reached, waves that stop at the knee, and somebody who has time.',
        link: link('See a day', '/brands/caracola/day'),
        secondLink: link('Before you come', '/brands/caracola/before-you-come'),
        image: picture('playa-coralina-beach'),
        sticker: 'Under threes stay free',
      }),
      el('introduction', {
        eyebrow: 'Hello',
        title: 'We measured everything on our knees',
        copy: rich(
          'Before the first wall stood in Las Galeras, an architect spent a week on all fours. So the windows begin at sixty centimetres, the pool at nought, and the buffet where a four-year-old looks a carrot in the eye.',
        ),
      }),
      el('caracola-band'),
      el('image-and-copy', {
        eyebrow: 'In the water',
        title: 'The sea comes up to the knees',
        copy: rich(
          'A reef keeps the waves out, and the sand goes on for eighty steps before it gets deep. Two lifeguards sit in the water, not beside it, and both can do the voice of the crab.',
        ),
        link: noLink,
        image: picture('punta-palmera-beach'),
        imagePosition: 'left',
      }),
      el('caracola-day', {
        hours: [
          { time: '7:00', title: 'Bread with a face', copy: 'Raisin eyes, a banana smile. Ears are extra, and free.' },
          {
            time: '9:30',
            title: 'The sea, up to the knees',
            copy: 'Buckets are by the gate. So is sun cream, in a pump.',
          },
          { time: '13:00', title: 'Everybody whispers', copy: 'Blinds down. Parents have been seen sleeping, too.' },
          { time: '18:45', title: 'One more story', copy: 'It is always one more. Then the lanterns go out.' },
        ],
      }),
      el('image-and-copy', {
        eyebrow: 'For the tall ones',
        title: 'You may finish a sentence',
        copy: rich(
          'From half past seven a person you have met sits on the landing with a lamp and a baby monitor. The table on the terrace is twelve steps away; we counted those as well.',
        ),
        link: link('What else to know', '/brands/caracola/before-you-come'),
        linkStyle: 'ghost',
        image: picture('halcyon-bay-dining'),
        imagePosition: 'right',
        tone: 'tint',
      }),
      el('full-width-stats', {
        title: 'Counted twice',
        stats: [
          { number: '80', label: 'steps until the sea is deep' },
          { number: '1 : 4', label: 'grown-ups to children, all day' },
          { number: '312', label: 'spare sun hats' },
          { number: '0', label: 'sharp corners below a metre' },
        ],
        tone: 'deep',
      }),
      el(
        'countdown-clock',
        {
          title: 'Las Galeras opens its little door in',
          date: '2027-06-01T14:00:00.000Z',
          finished: 'The little door in Las Galeras is open.',
          tone: 'plain',
        },
        [],
        { hydrationMode: 'visible' },
      ),
    ],
  },
  {
    ...page,
    path: '/brands/caracola/day',
    title: 'A child’s day',
    meta: {
      title: 'A child’s day at Caracola',
      description: 'From bread with a face to one more story: the day of the small ones, hour by hour.',
      image: 'group-family',
    },
    elements: [
      el('caracola-hero', {
        eyebrow: 'Hour by hour',
        title: 'Nothing before porridge',
        copy: 'Everything may be skipped, except hats.',
        link: link('Before you come', '/brands/caracola/before-you-come'),
        secondLink: noLink,
        image: picture('group-family'),
        sticker: 'Naps are sacred',
        titleSize: 'text-6xl',
      }),
      el('caracola-day'),
      el('grid-gallery', {
        title: 'Last Wednesday',
        images: [
          { image: image('punta-palmera-slides'), width: 'w-1/2', caption: 'Waiting for the bucket' },
          { image: image('playa-coralina-market'), width: 'w-1/2', caption: 'Lunch on the low table' },
          { image: image('playa-coralina-beach'), width: 'w-1/2', caption: 'First small waves' },
          { image: image('punta-palmera-pool'), width: 'w-1/2', caption: 'After the nap' },
        ],
      }),
      el(
        'table',
        {
          title: 'When the kitchen is open',
          headers: 'What | For whom | When',
          caption: 'Between meals there is fruit in the blue bowl by the stairs, always.',
        },
        [
          el('text-row', { cells: 'Porridge and bread | Everyone awake | 6:30 – 10 a.m.' }),
          el('text-row', { cells: 'First lunch | The small ones | 11:30 a.m.' }),
          el('text-row', { cells: 'Second lunch | Those who stayed up | 1 p.m.' }),
          el('text-row', { cells: 'Supper | Children, with a grown-up | 5:30 p.m.' }),
        ],
      ),
    ],
  },
  {
    ...page,
    path: '/brands/caracola/before-you-come',
    title: 'Before you come',
    meta: {
      title: 'Before you come to Caracola',
      description: 'What to pack, what is there already, and the questions that every parent asks us.',
      image: 'playa-coralina-suite',
    },
    elements: [
      el('caracola-hero', {
        eyebrow: 'Packing',
        title: 'Bring less',
        copy: 'Cots, gates, bottles, bath seats and four sizes of life vest are here. Tell us the weights.',
        link: link('Write to us', '/contact'),
        secondLink: noLink,
        image: picture('playa-coralina-suite'),
        sticker: 'One bag will do',
        titleSize: 'text-6xl',
      }),
      el('caracola-band', {
        title: 'You need three things',
        copy: 'The rest hangs in the cupboard under the stairs.',
        cards: [
          { drawing: 'fish', title: 'The soft toy', copy: 'Two, if there is a second of the kind. Ours get homesick.' },
          { drawing: 'shell', title: 'Shoes that may get wet', copy: 'The reef is friendly but not soft.' },
          { drawing: 'moon', title: 'The book', copy: 'You know which one. We know it by heart by Thursday.' },
        ],
      }),
      el('check-in-out', { checkIn: '1:00 p.m.', checkOut: '12:00 p.m.', tone: 'tint' }),
      el('accordion', { title: 'What parents ask', copy: '' }, [
        el('accordion-item', {
          title: 'Can somebody heat the milk at three in the morning?',
          copy: rich(
            'Yes. There is a kettle on every landing, and a person who hears you before you have found the light.',
          ),
          open: true,
        }),
        el('accordion-item', {
          title: 'What if my child does not eat anything?',
          copy: rich(
            'Plain rice, plain pasta, plain bread and cucumber are on the low table at every meal, without a word.',
          ),
        }),
        el('accordion-item', {
          title: 'Is there a doctor?',
          copy: rich('Doctor Almonte has her practice two streets away, four children and our telephone number.'),
        }),
      ]),
      el('contact-block', {
        title: 'Ask Rosa',
        copy: 'She has raised six, runs the first house, and answers before breakfast.',
        phone: '+1 809 555 0121',
        email: 'rosa@caracola.example',
        address: 'Calle Principal 4, Las Galeras, Samaná',
        hours: 'Every day, 6 a.m. – 8 p.m.',
        link: link('Write to Rosa', 'mailto:rosa@caracola.example'),
      }),
    ],
  },
]
