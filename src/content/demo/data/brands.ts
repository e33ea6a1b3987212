import { brandsA } from './brands.a'
import { brandsB } from './brands.b'
import { brandsC } from './brands.c'
import type { DemoBrand } from './types'

/** The brands of the invented Solmara group: the four with resorts, and those whose houses open soon. */
export const brands: DemoBrand[] = [
  {
    slug: 'solmara',
    name: 'Solmara',
    layout: 'blocks',
    image: 'solmara-home',
    tagline: { en: 'Slow days by warm water', es: 'Días lentos junto al agua tibia' },
    description: {
      en: 'The resorts the group began with: generous rooms, kitchens that cook what the island grows, and staff who remember how you take your coffee.',
      es: 'Los resorts con los que empezó el grupo: habitaciones amplias, cocinas que preparan lo que da la isla y un equipo que recuerda cómo toma usted el café.',
    },
    colors: [
      { name: 'Lagoon', value: '#0f6b74' },
      { name: 'Coral', value: '#d95f43' },
      { name: 'Sand', value: '#f6e7cb' },
    ],
  },
  {
    slug: 'jewel-coast',
    name: 'Jewel Coast',
    layout: 'jewel',
    image: 'halcyon-bay-pool',
    tagline: { en: 'Small, quiet, beautifully kept', es: 'Pequeños, serenos, impecables' },
    description: {
      en: 'Fewer than a hundred and twenty suites in each house, no wristbands, no announcements. Jewel Coast is for two people who would like to finish a conversation.',
      es: 'Menos de ciento veinte suites en cada casa, sin pulseras ni altavoces. Jewel Coast es para dos personas que quieren terminar una conversación.',
    },
    colors: [
      { name: 'Garnet', value: '#6d1f3a' },
      { name: 'Brass', value: '#b48a4a' },
      { name: 'Ivory', value: '#f7f1e6' },
    ],
  },
  {
    slug: 'costa-viva',
    name: 'Costa Viva',
    layout: 'costa-viva',
    image: 'playa-coralina-hero',
    tagline: { en: 'Every day is the best day', es: 'Cada día es el mejor día' },
    description: {
      en: 'Slides, kids’ kitchens, a circus school and a pool for every temperament. Parents get a swim-up bar and an uninterrupted dinner.',
      es: 'Toboganes, cocinas para niños, escuela de circo y una piscina para cada carácter. Los padres tienen su bar en el agua y una cena sin interrupciones.',
    },
    colors: [
      { name: 'Papaya', value: '#f2643c' },
      { name: 'Lagoon', value: '#0c8fa6' },
      { name: 'Mango', value: '#ffbf3c' },
    ],
  },
  {
    slug: 'noche-azul',
    name: 'Noche Azul',
    layout: 'noche-azul',
    image: 'cenote-luna-bar',
    tagline: { en: 'The evening is the main event', es: 'La noche es lo principal' },
    description: {
      en: 'Adults-only houses for people who eat late. Breakfast is served until two, the bar knows about agave, and somebody good is always playing.',
      es: 'Casas solo para adultos, para quienes cenan tarde. El desayuno se sirve hasta las dos, el bar sabe de agave y siempre toca alguien bueno.',
    },
    colors: [
      { name: 'Midnight', value: '#0b1a3a' },
      { name: 'Ember', value: '#f2a65a' },
      { name: 'Mist', value: '#a9bfd6' },
    ],
  },
  ...brandsA,
  ...brandsB,
  ...brandsC,
]
