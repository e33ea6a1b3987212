import type { SpanishTexts } from './types'

/** What every stay includes. */
export const INCLUDED = [
  { title: 'Todas las mesas', note: 'Sin suplemento por la langosta' },
  { title: 'Todas las bebidas', note: 'También el ron bueno' },
  { title: 'Los botes', note: 'Con alguien que le enseña' },
  { title: 'Dos inmersiones al día', note: 'Para quien tenga licencia' },
  { title: 'El club infantil', note: 'De las nueve a la última canción' },
  { title: 'El viaje desde el aeropuerto', note: 'A partir de cuatro noches' },
]

/** The home of Solmara. */
export const solmara: SpanishTexts = {
  words: {
    Solmara: 'Solmara',
    'Solmara: slow days by warm water': 'Solmara: días lentos junto al agua tibia',
    'The resorts the group began with: generous rooms, kitchens that cook what the island grows, and staff who remember how you take your coffee.':
      'Los resorts con los que empezó el grupo: habitaciones amplias, cocinas que preparan lo que da la isla y un equipo que recuerda cómo toma usted el café.',
    'The original': 'La original',
    'Slow days by warm water': 'Días lentos junto al agua tibia',
    'Generous rooms, kitchens that cook what the island grows, and staff who remember how you take your coffee.':
      'Habitaciones amplias, cocinas que preparan lo que da la isla y un equipo que recuerda cómo toma usted el café.',
    'See both houses': 'Ver las dos casas',
    'All offers': 'Todas las ofertas',
    'Under the Pitons': 'Bajo los Pitones',
    'Pointe Azul, Saint Lucia': 'Pointe Azul, Santa Lucía',
    'To Pointe Azul': 'Ir a Pointe Azul',
    'Where no road leads': 'Adonde no llega ninguna carretera',
    'Bahía Serena, Samaná': 'Bahía Serena, Samaná',
    'To Bahía Serena': 'Ir a Bahía Serena',
    'Or one of the others': 'O alguna de las otras',
    'Four brands, side by side': 'Cuatro marcas, una junto a otra',
    'Compare the brands': 'Comparar las marcas',
    'Big enough to choose, small enough to be known': 'Grandes para poder elegir, pequeños para saber quién es usted',
    'Solmara resorts have several restaurants, a dive school and a beach you can get lost on. They also have a person at the door who will ask, on your second visit, whether the knee is better.':
      'Los resorts Solmara tienen varios restaurantes, una escuela de buceo y una playa en la que perderse. También tienen a alguien en la puerta que, en su segunda visita, le preguntará si va mejor esa rodilla.',
    'At the table': 'A la mesa',
    'The menu is whatever the morning brought': 'El menú es lo que trajo la mañana',
    'Our cooks buy from boats and gardens they can name. Ask where the snapper is from and somebody will point.':
      'Nuestros cocineros compran a barcas y huertos que conocen por su nombre. Pregunte de dónde viene el pargo y alguien se lo señalará con el dedo.',
    'What both of them have': 'Lo que tienen las dos',
    'A terrace each': 'Una terraza propia',
    'Two chairs that are comfortable, and a line for the swimsuit.':
      'Dos sillas cómodas de verdad y un cordel para el traje de baño.',
    'Nine restaurants': 'Nueve restaurantes',
    'In two houses, without a queue and without a buffet after breakfast.':
      'En dos casas, sin filas y sin bufé después del desayuno.',
    'A dive school': 'Una escuela de buceo',
    'Two tanks a day are part of the stay, a licence is not asked for.':
      'Dos inmersiones al día van incluidas, y nadie le pide licencia.',
    'One donkey, retired': 'Una burra, jubilada',
    'She carried the bread until 2014 and still comes by at six.':
      'Llevó el pan hasta 2014 y todavía pasa por aquí a las seis.',
    Lately: 'Últimamente',
    'Pointe Azul': 'Pointe Azul',
    'Level with the sea': 'A ras del mar',
    'The upper pool was emptied, tiled by hand and filled again in nine days. The hibiscus did not notice.':
      'La piscina de arriba se vació, se revistió a mano y se volvió a llenar en nueve días. El hibisco ni se enteró.',
    'Bahía Serena': 'Bahía Serena',
    'The race of the twelve dinghies': 'La regata de los doce botes',
    'Won by the youngest crew in the history of the cup, who are nine and eleven.':
      'La ganó la tripulación más joven en la historia de la copa: nueve y once años.',
    'Twenty minutes before lunch': 'Veinte minutos antes del almuerzo',
    'The path to the falls has new steps. The water is as cold as ever.':
      'El sendero a la cascada tiene escalones nuevos. El agua sigue igual de fría.',
    'Included with your stay': 'Incluido en su estancia',
    'See the offers': 'Ver las ofertas',
    'Solmara resorts': 'Los resorts Solmara',
    'Offers for these houses': 'Ofertas para estas casas',
  },
  fields: {
    'included-with-stay': {
      copy: 'Se paga antes de venir. Después, la billetera solo hace falta en el mercado.',
      items: INCLUDED,
    },
  },
}
