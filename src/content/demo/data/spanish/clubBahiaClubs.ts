import type { SpanishTexts } from './types'

/** What there is to do at Club Bahía. */
export const clubBahiaClubs: SpanishTexts = {
  words: {
    'Water and land at Club Bahía': 'Agua y tierra en Club Bahía',
    'Boats, lanes, courts and greens: what there is to do, and who teaches it.':
      'Barcos, calles de nado, pistas y golf: qué se puede hacer y quién lo enseña.',
    Train: 'Entrene',
    'Start where you are': 'Empiece donde esté',
    'Nobody asks what you can do. Somebody watches for ten minutes and hands you the right boat.':
      'Nadie le pregunta qué sabe hacer. Alguien mira diez minutos y le entrega el barco que le conviene.',
    'Offers of the group': 'Ofertas del grupo',
    'A day in figures': 'Un día en cifras',
    'None of it is compulsory. All of it is at the notice board.':
      'Nada es obligatorio. Todo está en el tablero de avisos.',
    'Two kilometres with Rosario, or one with a coffee at each end.':
      'Dos kilómetros con Rosario, o uno con un café en cada extremo.',
    'first gun': 'primer cañonazo',
    'Three short races, one long one, towels on the pier.': 'Tres regatas cortas, una larga y toallas en el muelle.',
    'Doubles by drawing lots, so that you meet somebody.': 'Dobles por sorteo, para que conozca a alguien.',
    'On the green': 'En el césped',
    'Nine holes and a crosswind': 'Nueve hoyos y viento cruzado',
    'The seventh plays over water in both directions. Bring old balls.':
      'El séptimo se juega por encima del agua, de ida y de vuelta. Traiga pelotas viejas.',
    'On the mat': 'En la colchoneta',
    'Stretch before you need it': 'Estírese antes de que haga falta',
    'On the jetty at six, facing east. It is shorter than it looks and so is the jetty.':
      'A las seis en el embarcadero, de cara al este. La clase es más corta de lo que parece, y el embarcadero también.',
    'From the committee boat': 'Desde el barco del comité',
    'Start of the Sunday series': 'Salida de la serie del domingo',
    'Waiting for wind': 'Esperando el viento',
    'First tee, 6:40': 'Hoyo uno, 6:40',
    'Ask the race office': 'La oficina de regatas',
    'Boat sizes, cabins for whole crews, somewhere dry for your own sails.':
      'Tamaños de barco, cabañas para tripulaciones enteras, un lugar seco para las velas que traiga.',
    'Pier 2, Samaná, Dominican Republic': 'Muelle 2, Samaná, República Dominicana',
    'Every day until the last boat is in': 'Todos los días, hasta que vuelva el último barco',
    'More ways to reach us': 'Más formas de contactarnos',
  },
}
