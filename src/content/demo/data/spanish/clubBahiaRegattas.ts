import type { SpanishTexts } from './types'

/** The regattas of Club Bahía. */
export const clubBahiaRegattas: SpanishTexts = {
  words: {
    'Regattas of Club Bahía': 'Regatas de Club Bahía',
    'Regattas and results of Club Bahía': 'Regatas y resultados de Club Bahía',
    'The board: who sailed, in what, how well, and what the wind was.':
      'La pizarra: quién navegó, en qué, qué tal le fue y con qué viento.',
    Race: 'Regata',
    'It is on the board': 'Está en la pizarra',
    'Low points, one discard, and the race committee’s word is final once it has had its coffee.':
      'Puntuación baja, un descarte y la palabra del comité de regatas, que es definitiva en cuanto ha tomado café.',
    'Enter the next one': 'Inscribirse en la próxima',
    'Sunday series, lasers': 'Serie del domingo, clase Laser',
    'After four races. East, 14 to 18 knots.': 'Tras cuatro regatas. Viento del este, de 14 a 18 nudos.',
    'Around the Cayo, anything that floats': 'Vuelta al Cayo, todo lo que flote',
    'One race, 9 nautical miles. Variable, then none, then all of it at once.':
      'Una regata, 9 millas náuticas. Viento variable, después ninguno, después todo de golpe.',
    'The bread van’s driver': 'El chofer del pan',
    'Visitors from Halcyon Bay': 'Visitas de Halcyon Bay',
    'The lifeguards': 'Los salvavidas',
    'The season': 'La temporada',
    'Date | Regatta | Boats | First gun': 'Fecha | Regata | Barcos | Primer cañonazo',
    'Below 6 knots we play padel instead.': 'Con menos de 6 nudos jugamos al pádel.',
    '7 March | Opening cup | Lasers | 10:00': '7 de marzo | Copa de apertura | Laser | 10:00',
    '18 April | Round the Cayo | Anything that floats | 9:00':
      '18 de abril | Vuelta al Cayo | Todo lo que flote | 9:00',
    '6 June | Night of the lanterns | Catamarans | 20:30': '6 de junio | Noche de los faroles | Catamaranes | 20:30',
    '29 August | Cooks against coaches | Dinghies | 10:00':
      '29 de agosto | Cocineros contra entrenadores | Botes de vela | 10:00',
    Protests: 'Protestas',
    'In writing, before the second drink': 'Por escrito y antes del segundo trago',
    'There is a form. It has a field for the facts and a larger one for feelings. The committee reads both aloud.':
      'Hay un formulario. Tiene una casilla para los hechos y otra, más grande, para los sentimientos. El comité lee las dos en voz alta.',
  },
}
