import type { SpanishTexts } from './types'

/** The floors of Bembé. */
export const bembeFloors: SpanishTexts = {
  words: {
    'The floors of Bembé': 'Las pistas de Bembé',
    'Wood, tile and sand: three places to dance, what they are good for, and who plays on them.':
      'Madera, mosaico y arena: tres sitios para bailar, para qué sirve cada uno y quién toca en ellos.',
    bembé: 'bembé',
    'Wood, tile, sand': 'Madera, mosaico, arena',
    'Three floors, three tempers. Change your shoes or take them off.':
      'Tres pistas, tres temperamentos. Cámbiese de zapatos o quíteselos.',
    'Learn a step first': 'Aprender antes un paso',
    'Open until the last pair': 'Hasta la última pareja',
    'Who plays where': 'Quién toca dónde',
    'from ten': 'desde las diez',
    'The big room': 'La sala grande',
    'La Puntual, fourteen strong. Mambo, timba, and one ballad for the band to breathe.':
      'Los catorce de La Puntual. Mambo, timba y una balada para que la orquesta tome aire.',
    'from seven': 'desde las siete',
    'The terrace': 'La terraza',
    'Trio Los Tíos. Boleros for those who are still eating.':
      'El trío Los Tíos. Boleros para quienes todavía están cenando.',
    'from midnight': 'desde medianoche',
    'The sand': 'La arena',
    'Drums, voices, nothing that needs a plug.': 'Tambores, voces y nada que se enchufe.',
    'house rules': 'reglas de la casa',
    'Ask anybody, thank everybody': 'Invite a quien sea, agradezca a todos',
    'Whoever is asked may say no, and is asked again tomorrow.':
      'Quien recibe una invitación puede decir que no; mañana recibirá otra.',
    'Drinks stay at the rail.': 'Las copas se quedan en la baranda.',
    'The last song is played twice.': 'La última canción se toca dos veces.',
    'Back to the house': 'Volver a la casa',
    'Come as two': 'Vengan de a dos',
    'Leave as': 'y váyanse',
    'a conga line': 'en una conga',
  },
}
