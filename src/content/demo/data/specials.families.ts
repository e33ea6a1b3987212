import { l } from './specials.types'
import type { SpecialRow } from './specials.types'

export const familiesSpecials: SpecialRow[] = [
  [
    'kids-stay-and-eat',
    'costa-viva',
    ['playa-coralina', 'punta-palmera'],
    'Mexico',
    'playa-coralina-beach',
    'NINOS',
    null,
    '2025-09-01',
    '2028-08-31',
    l('Families', 'Familias'),
    l('Kids stay and eat free', 'Niños gratis, cama y mesa'),
    l('Two children under thirteen per suite', 'Dos niños menores de trece por suite'),
    l(
      'Their beds, their breakfasts, their third ice cream of the day and every slide in the park. Bring the cousins and we will find connecting doors.',
      'Sus camas, sus desayunos, el tercer helado del día y todos los toboganes. Traiga a los primos y encontraremos puertas comunicadas.',
    ),
    l(
      'With two paying adults. Children aged twelve or younger on arrival.',
      'Con dos adultos que pagan. Niños de hasta doce años al llegar.',
    ),
    { extraSavings: l('Two children free', 'Dos niños gratis'), bgsvg: 'scribble-circle' },
  ],
  [
    'nine-at-the-table',
    'costa-viva',
    ['punta-palmera'],
    'Dominican Republic',
    'punta-palmera-pool',
    'ABUELOS',
    20,
    '2025-11-01',
    '2028-11-30',
    l('Three generations', 'Tres generaciones'),
    l('Nine at the table', 'Nueve a la mesa'),
    l('20 % off two connecting suites or more', '20 % en dos o más suites comunicadas'),
    l(
      'Book for grandparents, parents and children together. The long table under the sea-grape trees is yours every evening, with a cake on whichever night somebody has a birthday.',
      'Reserve para abuelos, padres y niños. La mesa larga bajo las uvas de playa es suya cada noche, con pastel si alguien cumple años.',
    ),
    l(
      'At least five guests. One bill or several, as you wish.',
      'Mínimo cinco huéspedes. Una cuenta o varias, como prefieran.',
    ),
  ],
  [
    'first-fins',
    'costa-viva',
    ['playa-coralina'],
    'Mexico',
    'playa-coralina-reef',
    'ALETAS',
    10,
    '2025-10-01',
    '2028-05-31',
    l('Learn something', 'Aprender algo'),
    l('First fins', 'Primeras aletas'),
    l('A week of snorkel school for ages six to twelve', 'Una semana de escuela de esnórquel, de seis a doce años'),
    l(
      'Five mornings in the shallows with Beto and his inflatable octopus, ending with a certificate and the names of at least eight fish.',
      'Cinco mañanas en aguas bajas con Beto y su pulpo inflable, un diploma y los nombres de al menos ocho peces.',
    ),
    l(
      'Six places each week. Parents may watch, quietly.',
      'Seis plazas por semana. Los padres pueden mirar en silencio.',
    ),
  ],
]
