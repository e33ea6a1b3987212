import type { SpanishTexts } from './types'

/** The home of Sal y Luz. */
export const salYLuz: SpanishTexts = {
  words: {
    'Sal y Luz': 'Sal y Luz',
    'Sal y Luz: houses of art at the salt flats': 'Sal y Luz: casas de arte junto a las salinas',
    'Adults-only houses of art and design. Every room is lent to one artist for a year; the first opens in January.':
      'Casas de arte y diseño solo para adultos. Cada habitación se presta a un artista por un año; la primera casa abre en enero.',
    'Adults only, from January': 'Solo adultos, desde enero',
    'A house you could hang': 'Una casa para colgar en la pared',
    'Eleven white rooms at the edge of the salt flats. Each is lent to one artist for a year, and to you for as long as you like.':
      'Once habitaciones blancas al borde de las salinas. Cada una se presta a un artista por un año, y a usted por el tiempo que quiera.',
    'See the first season': 'Ver la primera temporada',
    'What it is': 'Qué es',
    'A gallery that makes breakfast': 'Una galería que prepara el desayuno',
    'There are no labels on the walls and no catalogue in the drawer. You live with one work until you have made up your mind about it, and on your last evening somebody asks what you think. The answers are kept; they are the catalogue.':
      'No hay cartelas en las paredes ni catálogo en el cajón. Usted convive con una obra hasta formarse una opinión, y la última noche alguien le pregunta qué piensa. Las respuestas se guardan: son el catálogo.',
    'Rules of the house': 'Reglas de la casa',
    'There are four, and the last one cancels the others.': 'Son cuatro, y la última anula las demás.',
    'Nothing is roped off': 'Aquí no hay cordones',
    'Sit on the chairs. That is what they were made for.': 'Siéntese en las sillas. Para eso se hicieron.',
    'One work per room': 'Una obra por habitación',
    'You sleep with it. Nobody explains it before the third day.':
      'Usted duerme con ella. Nadie se la explica antes del tercer día.',
    'The artist is at breakfast': 'El artista está desayunando',
    'At the long table, until ten. Say good morning first.':
      'En la mesa larga, hasta las diez. Dé primero los buenos días.',
    'The light is the guest of honour': 'La luz es la invitada de honor',
    'When it falls through the hall at six, everything else waits.':
      'Cuando atraviesa la sala a las seis, todo lo demás espera.',
    'The flats': 'Las salinas',
    'Forty kilometres of nothing, beautifully lit': 'Cuarenta kilómetros de nada, bellamente iluminados',
    'The salt was worked until 1974. What is left are the pans, straight as a drawing, and a horizon that flamingos cross twice a day. We have put a bench there. It took us a year to decide where.':
      'La sal se trabajó hasta 1974. Quedan los estanques, rectos como un dibujo, y un horizonte que los flamencos cruzan dos veces al día. Allí hemos puesto un banco. Tardamos un año en decidir dónde.',
    'The house and its rooms': 'La casa y sus habitaciones',
    'On the walls': 'En las paredes',
    'The opening season. Guests may come in at any hour; the village has the Sundays.':
      'La temporada de apertura. Los huéspedes entran a cualquier hora; los domingos son del pueblo.',
    'Forty kilometres of white': 'Cuarenta kilómetros de blanco',
    'Nadia Quiroga': 'Nadia Quiroga',
    'The long hall': 'La sala larga',
    'Chairs for waiting': 'Sillas para esperar',
    'Studio Peralta': 'Estudio Peralta',
    everywhere: 'en todas partes',
    'What the wind drew': 'Lo que dibujó el viento',
    'Ismael Torres': 'Ismael Torres',
    'room nine': 'habitación nueve',
    'The shutters open in': 'Los postigos se abren en',
    'The shutters are open. Come in.': 'Los postigos están abiertos. Pase.',
    'Be there when the cloths come off': 'Venga a ver caer las telas',
  },
}
