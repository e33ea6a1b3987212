import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'
import { letters, planner, venueSlider, weddingPackages } from './weddings.parts'

/** What stands below the weddings' front page. */
export const weddingPages: DemoPage[] = [
  {
    path: '/weddings/venues',
    title: 'Wedding venues',
    layout: 'jewel',
    languageCode: 'en',
    tags: [{ name: 'weddings', point: 5 }],
    meta: {
      title: 'Where to marry: four venues by the sea',
      description:
        'A crescent of sand, a terrace between two mountains, a cliff and a hacienda chapel, with their guests.',
      image: 'group-wedding',
    },
    elements: [
      el('wedding-hero', {
        eyebrow: 'Venues',
        title: 'Say it with sand on your feet, or without',
        copy: 'Four places that we would choose ourselves. Each has a covered twin, kept for the same hour.',
        link: link('See them', '#venues'),
        secondLink: link('What it costs', '/weddings/packages'),
        image: picture('group-wedding'),
        titleSize: 'text-6xl',
        tone: 'plain',
      }),
      venueSlider({ title: 'The four of them', domId: 'venues' }),
      el(
        'table',
        {
          title: 'Guests at a glance',
          headers: 'Venue | Ceremony | Cocktails | Reception',
          caption: 'Standing, chairs for whoever asks. Your planner measures again for long tables.',
          rowHeadings: true,
        },
        [
          el('text-row', { cells: 'The crescent, Bahía Serena | 120 | 150 | 140' }),
          el('text-row', { cells: 'Gros Piton Terrace, Pointe Azul | 200 | 300 | 200' }),
          el('text-row', { cells: 'The cliff, West End | 40 | 60 | 40' }),
          el('text-row', { cells: 'The orange court, Cenote Luna | 70 | 90 | 80' }),
        ],
      ),
      el('wedding-testimonials', { title: 'Heard the morning after', quotes: letters, slides: 2, tone: 'deep' }, [], {
        hydrationMode: 'visible',
      }),
      planner({ link: '/weddings' }),
    ],
  },
  {
    path: '/weddings/packages',
    title: 'Wedding packages',
    layout: 'jewel',
    languageCode: 'en',
    tags: [{ name: 'weddings', point: 5 }],
    meta: {
      title: 'Wedding packages: for two, thirty or two hundred',
      description: 'Three ways to begin, what belongs to every one of them, and who answers your first letter.',
      image: 'group-dining',
    },
    elements: [
      el('wedding-hero', {
        eyebrow: 'Packages',
        title: 'Begin with one of three, end with your own',
        copy: 'Prices are for the day, whatever the weather. The stay is booked apart, at the guests’ rate.',
        link: link('Compare them', '#packages'),
        secondLink: link('See the venues', '/weddings/venues'),
        image: picture('group-dining'),
        titleSize: 'text-6xl',
        tone: 'plain',
      }),
      weddingPackages({ link: '/weddings', domId: 'packages' }),
      el('wedding-inclusions', {
        eyebrow: 'Whatever you choose',
        title: 'Nothing of this is extra',
        items: [
          {
            icon: 'heart',
            title: 'One planner',
            copy: 'Amara or one of her three, from the first letter to the last dance.',
          },
          { icon: 'flower', title: 'Flowers of the island', copy: 'Cut the same morning, and yours to keep.' },
          { icon: 'music', title: 'One song', copy: 'The band learns it, whatever it is, and plays it last.' },
          { icon: 'sun', title: 'A rain plan', copy: 'A covered place five minutes away, kept for the same hour.' },
          { icon: 'glass', title: 'The first toast', copy: 'For everybody, wherever they happen to stand.' },
        ],
        image: image('halcyon-bay-dining'),
        imageOnRight: false,
      }),
      el(
        'accordion',
        { title: 'About the money', copy: '', tone: 'tint' },
        [
          el('accordion-item', {
            title: 'When do we pay?',
            copy: rich(
              'A tenth when the date is yours, the rest four weeks before. Change the number of guests until then.',
            ),
            open: true,
          }),
          el('accordion-item', {
            title: 'What do our guests pay?',
            copy: rich('Their rooms, at a rate of the house for the week around your day. Children under six nothing.'),
          }),
        ],
        { hydrationMode: 'visible' },
      ),
      el('introduction', {
        eyebrow: 'Still thinking?',
        title: 'Write to us before you have decided anything',
        copy: rich(
          'Half of our couples come with a date and no guests, the other half with guests and no date. Both work.',
        ),
        link: link('Write to a planner', '/weddings'),
        titleSize: 'text-4xl',
      }),
    ],
  },
]

/** The venues in Spanish, written for itself. */
export const spanishWeddingPages: DemoPage[] = [
  {
    path: '/es/weddings/venues',
    title: 'Lugares para bodas',
    layout: 'jewel',
    languageCode: 'es',
    translationOf: '/weddings/venues',
    meta: {
      title: 'Dónde casarse: cuatro lugares junto al mar',
      description:
        'Una media luna de arena, una terraza entre dos montañas, un acantilado y la capilla de una hacienda.',
      image: 'group-wedding',
    },
    elements: [
      el('wedding-hero', {
        eyebrow: 'Lugares',
        title: 'Con los pies en la arena, o sin ella',
        copy: 'Cuatro lugares que elegiríamos nosotros. Cada uno tiene un gemelo cubierto, reservado a la misma hora.',
        link: link('Hablar con una organizadora', '/es/weddings'),
        secondLink: noLink,
        image: picture('group-wedding'),
        titleSize: 'text-6xl',
      }),
      el(
        'venue-slider',
        {
          title: 'Los cuatro',
          copy: 'Los invitados se cuentan de pie; para mesas largas volvemos a medir.',
          slides: 1,
        },
        [
          ['La media luna, Bahía Serena', 'Descalzos, con el sol a la izquierda.', 'group-wedding', 120, 150, 140],
          ['Terraza Gros Piton, Pointe Azul', 'Dos montañas y sitio para todos.', 'pointe-azul-peaks', 200, 300, 200],
          ['El acantilado, West End', 'Cuatro minutos de silencio, y la banda.', 'story-wedding', 40, 60, 40],
          [
            'El patio de naranjos, Cenote Luna',
            'Velas sobre el agua después de cenar.',
            'cenote-luna-pool',
            70,
            90,
            80,
          ],
        ].map(([name, copy, key, ceremonyAmnt, cocktailAmnt, receptionAmnt]) =>
          el('venue-slide', { name, copy, image: image(String(key)), ceremonyAmnt, cocktailAmnt, receptionAmnt }),
        ),
        { hydrationMode: 'visible' },
      ),
      el('wedding-inclusions', {
        eyebrow: 'Elijan lo que elijan',
        title: 'En todas las bodas',
        items: [
          { icon: 'heart', title: 'Una sola persona', copy: 'De la primera carta al último baile.' },
          { icon: 'flower', title: 'Flores de la isla', copy: 'Cortadas esa misma mañana, y de ustedes.' },
          { icon: 'sun', title: 'Un plan de lluvia', copy: 'Un lugar cubierto, a la misma hora.' },
        ],
        image: image('group-couple'),
      }),
    ],
  },
]
