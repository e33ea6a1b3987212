import type { SpanishTexts } from './types'

/** The brands of the group, compared. */
export const compareBrands: SpanishTexts = {
  words: {
    'Compare our brands': 'Compare nuestras marcas',
    'Compare our four brands, house by house': 'Compare nuestras cuatro marcas, casa por casa',
    'Slow, quiet, loud or late: what the four brands of the group share, what sets them apart, and every house.':
      'Lenta, serena, ruidosa o nocturna: qué comparten las cuatro marcas del grupo, qué las distingue y todas sus casas.',
    'Our brands, compared': 'Nuestras marcas, comparadas',
    'Slow, quiet, loud or late': 'Lenta, serena, ruidosa o nocturna',
    'The sea is the same for all of them. Nearly everything else is not.':
      'El mar es el mismo para todas. Casi todo lo demás, no.',
    'To the houses': 'Ir a las casas',
    'Four families': 'Cuatro familias',
    'Which one are you this year?': '¿Cuál es la suya este año?',
    'Every house is all-inclusive, every house stands on a beach of its own. What differs is who is there, when they eat, and how loud it is at midnight.':
      'Todas las casas son todo incluido y todas tienen su propia playa. Lo que cambia es quién está allí, a qué hora se cena y cuánto ruido hay a medianoche.',
    'Two houses with everything, and a person at the door who knows you.':
      'Dos casas con todo y, en la puerta, alguien que sabe quién es usted.',
    'Meet Solmara': 'Conocer Solmara',
    'Small, quiet, beautifully kept. Sixteen and over.': 'Pequeños, serenos, impecables. Desde los dieciséis años.',
    'Meet Jewel Coast': 'Conocer Jewel Coast',
    'Slides, a circus school and an uninterrupted dinner.':
      'Toboganes, escuela de circo y una cena sin interrupciones.',
    'Meet Costa Viva': 'Conocer Costa Viva',
    'For people who eat late. Eighteen and over, breakfast until two.':
      'Para quienes cenan tarde. Desde los dieciocho años, con desayuno hasta las dos.',
    'Meet Noche Azul': 'Conocer Noche Azul',
    'Side by side': 'Una junto a otra',
    'Brand | Guests | Rooms a house | Dinner from | Loudest hour':
      'Marca | Huéspedes | Habitaciones por casa | Cena desde | Hora más ruidosa',
    'Solmara | Everyone | 160 to 210 | 6:30 p.m. | The bread oven, 6 a.m.':
      'Solmara | Todos | De 160 a 210 | 18:30 | El horno de pan, a las 6:00',
    'Jewel Coast | Sixteen and over | under 120 | 8 p.m. | There is none':
      'Jewel Coast | Desde los dieciséis años | Menos de 120 | 20:00 | No la hay',
    'Costa Viva | Families | about 400 | 5:30 p.m. | The bucket, every six minutes':
      'Costa Viva | Familias | Unas 400 | 17:30 | El balde, cada seis minutos',
    'Noche Azul | Eighteen and over | 60 to 75 | 9 p.m. | Half past midnight':
      'Noche Azul | Desde los dieciocho años | De 60 a 75 | 21:00 | Medianoche y media',
    'Every house': 'Todas las casas',
  },
  fields: {
    table: { caption: 'Los horarios cambian con la temporada; pregunte en recepción.' },
    'brand-resort-filters': { title: '¿Qué está buscando?' },
  },
}
