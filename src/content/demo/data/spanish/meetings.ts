import type { SpanishTexts } from './types'

/** Meetings and groups. */
export const meetings: SpanishTexts = {
  words: {
    'Meetings and groups': 'Reuniones y grupos',
    'Rooms with daylight for eight to six hundred people, one planner and one invoice, steps from the sea.':
      'Salas con luz natural para entre ocho y seiscientas personas, una organizadora y una factura, a pasos del mar.',
    Meetings: 'Reuniones',
    'People think better near water': 'Cerca del agua se piensa mejor',
    'Boardrooms with a horizon, ballrooms with a breeze, and coffee from the next valley.':
      'Salas de juntas con horizonte, salones de baile con brisa y café del valle de al lado.',
    'Find the room': 'Buscar la sala',
    'Ask for a proposal': 'Pedir una propuesta',
    'One of everything': 'Una de cada cosa',
    'One planner, one invoice, one long table': 'Una organizadora, una factura, una mesa larga',
    'Tell us how many, how long and what must be decided by the end of it. You get a plan with three rooms, two dinners and an afternoon that we have left empty on purpose.':
      'Dígannos cuántos son, cuánto se quedan y qué tiene que salir decidido. Reciben un plan con tres salas, dos cenas y una tarde que dejamos vacía a propósito.',
    'Gran Arrecife, our largest hall, with doors to the beach':
      'Gran Arrecife, nuestro salón más grande, con puertas a la playa',
    'The largest rooms': 'Las salas más grandes',
    'All rooms, by size and set-up': 'Todas las salas, por tamaño y montaje',
    'All rooms have daylight, quiet air and a person who knows the projector.':
      'Todas las salas tienen luz natural, aire silencioso y alguien que entiende el proyector.',
    'Between sessions': 'Entre sesiones',
    'An agenda with a gap in it': 'Una agenda con un hueco',
    'Teams come back from the sailing centre with sand on their shoes and the answer to item four. We keep the whiteboard where you left it.':
      'Los equipos vuelven del centro de vela con arena en los zapatos y la respuesta al punto cuatro. La pizarra sigue donde la dejaron.',
    'See Bahía Serena': 'Ver Bahía Serena',
    'For twelve rooms or more': 'A partir de doce habitaciones',
    'Papers for your travel desk': 'Papeles para su oficina de viajes',
    'Rates, floor plans and contacts for companies.': 'Tarifas, planos y contactos para empresas.',
  },
}
