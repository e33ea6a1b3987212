import type { SpanishTexts } from './types'

/** The fleet of Altamar. */
export const altamarFleet: SpanishTexts = {
  words: {
    'The fleet': 'La flota',
    'The Altamar fleet': 'La flota de Altamar',
    'Doña Catalina, Marisol and the Brito sisters’ cutter: three yachts, their decks and their figures.':
      'Doña Catalina, Marisol y el cúter de las hermanas Brito: tres yates, sus cubiertas y sus cifras.',
    'Three yachts': 'Tres yates',
    'Older than their captains': 'Mayores que sus capitanes',
    'Wood and steel, rebuilt below the water line, left alone above it.':
      'Madera y acero, rehechos por debajo de la línea de flotación e intactos por encima.',
    'Ask for a week': 'Pedir una semana',
    'Off Falmouth, force five': 'Frente a Falmouth, fuerza cinco',
    'Marisol, below deck': 'Marisol, bajo cubierta',
    'A sloop for four and their two sailors. She has won things; the cups are in the bilge.':
      'Un balandro para cuatro y sus dos marineros. Ha ganado cosas; las copas están en la sentina.',
    Cockpit: 'Bañera de popa',
    'Where everybody is': 'Donde están todos',
    Saloon: 'Salón',
    'Charts, a lamp, six to dinner if they are friends': 'Cartas náuticas, una lámpara y cena para seis, si son amigos',
    Cabins: 'Camarotes',
    'Port and starboard, a bunk and a porthole each': 'A babor y a estribor, cada uno con litera y ojo de buey',
    'Sail locker': 'Pañol de velas',
    'The best place to sleep, the mate says': 'Donde mejor se duerme, dice el contramaestre',
    'over all': 'de eslora',
    guests: 'huéspedes',
    crew: 'tripulantes',
    'A week, with everything': 'Una semana, con todo',
    'Yacht | Guests | From | Home port': 'Yate | Huéspedes | Desde | Puerto base',
    'Fuel, food, wine, moorings and the crew are included. Tips are not expected.':
      'Combustible, comida, vino, amarres y tripulación van incluidos. Nadie espera propina.',
  },
}
