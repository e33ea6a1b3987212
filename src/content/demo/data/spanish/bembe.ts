import type { SpanishTexts } from './types'

/** The home of Bembé. */
export const bembe: SpanishTexts = {
  words: {
    '45 min': '45 min',
    Bembé: 'Bembé',
    'Bembé: a house with a band in it': 'Bembé: una casa con orquesta',
    'Three dance floors, nine resident musicians and a lesson at eleven: the first Bembé opens in November.':
      'Tres pistas de baile, nueve músicos residentes y una clase a las once: el primer Bembé abre en noviembre.',
    'a house with a band in it': 'una casa con orquesta',
    'Nobody sits this one out': 'Esta la bailamos todos',
    'Three dance floors, nine resident musicians, and lessons at eleven for those who said they do not dance.':
      'Tres pistas de baile, nueve músicos residentes y clases a las once para quienes dijeron que no bailan.',
    'See who plays': 'Ver quién toca',
    'Learn one step': 'Aprender un paso',
    'Doors open in November': 'Abrimos en noviembre',
    why: 'por qué',
    'Because the best night was always in the kitchen': 'Porque la mejor noche siempre fue en la cocina',
    'In every one of our houses there comes an hour when somebody turns a pot over and begins. Guests used to find it by ear. Bembé is that hour, with rooms around it.':
      'En cada una de nuestras casas llega una hora en que alguien voltea una olla y empieza. Los huéspedes la encontraban de oído. Bembé es esa hora, con habitaciones alrededor.',
    'Side A': 'Lado A',
    'A day in order. Or skip straight to the third.': 'Un día en orden. O salte directo a la tercera.',
    'the floors': 'las pistas',
    'One is sprung, one is sand': 'Una cede, otra es de arena',
    'The big room gives under two hundred feet. The terrace is tiled and kind to leather. And the third floor is the beach, raked at six, danced flat by midnight.':
      'La sala grande cede bajo doscientos pies. La terraza es de mosaico y trata bien las suelas de cuero. Y la tercera pista es la playa: a las seis, rastrillada; a medianoche, aplanada a puro baile.',
    'The floors': 'Las pistas',
    'Son, from the floor': 'El son, desde el suelo',
    'Four and eight are silent. That is where the smile goes.': 'El cuatro y el ocho no suenan. Ahí va la sonrisa.',
    'between songs': 'entre canción y canción',
    'A kitchen that plays along': 'Una cocina que sigue el ritmo',
    'Croquetas at eleven, soup at three. The hatch opens on the dance floor, so that nobody has to miss a chorus for a plate.':
      'Croquetas a las once, sopa a las tres. La ventanilla da a la pista, para que nadie se pierda un coro por un plato.',
    'The lessons': 'Las clases',
    'musicians who live in the house': 'músicos que viven en la casa',
    'floors: wood, tile, sand': 'pistas: madera, mosaico, arena',
    'rooms, the quiet ones at the back': 'habitaciones, las tranquilas al fondo',
    Rehearsals: 'Ensayos',
    'The street behind the stage': 'La calle detrás del escenario',
    'The bar, an hour early': 'El bar, una hora antes',
    'Floor three, before it was raked': 'La pista tres, antes del rastrillo',
    'What the band eats': 'Lo que come la orquesta',
    'Say it at the desk': 'Dígalo en recepción',
  },
  fields: {
    'bembe-band': {
      tracks: [
        {
          length: '45 min',
          title: 'Tambores antes del café',
          copy: 'Diez congas en la playa. A nadie se le pregunta si sabe.',
        },
        { length: '2 h', title: 'La clase larga', copy: 'Un paso, bien hecho, con alguien paciente.' },
        {
          length: 'hasta tarde',
          title: 'La sala grande',
          copy: 'Catorce personas en el escenario y un suelo que cede.',
        },
      ],
    },
    'bembe-steps': {
      steps: [
        { count: '1', foot: 'left', to: 'forward', copy: 'Haga una pregunta.' },
        { count: '2', foot: 'right', to: 'home', copy: 'Espere un poco.' },
        { count: '3', foot: 'left', to: 'home', copy: 'Mueva el peso, no el sombrero.' },
        { count: '5', foot: 'right', to: 'back', copy: 'Considere la respuesta.' },
        { count: '6', foot: 'left', to: 'home', copy: 'Diga que sí.' },
        { count: '7', foot: 'right', to: 'home', copy: 'Y otra vez.' },
      ],
    },
  },
}
