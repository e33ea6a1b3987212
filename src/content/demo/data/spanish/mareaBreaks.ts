import type { SpanishTexts } from './types'

/** The breaks of Marea. */
export const mareaBreaks: SpanishTexts = {
  words: {
    'Four breaks, four Marea houses': 'Cuatro rompientes, cuatro casas Marea',
    'Punta Sal, the river mouth, the reef and the beach for beginners: which house stands at which wave.':
      'Punta Sal, la boca del río, el arrecife y la playa donde se empieza: qué casa está junto a qué ola.',
    'Four houses': 'Cuatro casas',
    'Pick a wave, get a bed': 'Elija ola y tendrá cama',
    'All four are within two hours of each other. The van leaves when the wind turns.':
      'Entre una y otra nunca hay más de dos horas. La camioneta sale cuando cambia el viento.',
    'Punta Sal': 'Punta Sal',
    'A right-hander over sand that peels for eighty metres on a good day. Opens in September, 22 beds.':
      'Una derecha sobre arena que, en un buen día, corre ochenta metros. Abre en septiembre, 22 camas.',
    'La Boca': 'La Boca',
    'The river keeps the sandbank where it is. Both directions, one argument. Opens in November, 18 beds.':
      'El río mantiene el banco de arena en su sitio. Derecha e izquierda, y una sola discusión. Abre en noviembre, 18 camas.',
    'La Escuela': 'La Escuela',
    'Waist-deep, foam only, teachers in yellow. The house for everyone’s first week. Opens in January, 40 beds.':
      'Agua a la cintura, solo tablas de espuma, instructores de amarillo. La casa para la primera semana de cualquiera. Abre en enero, 40 camas.',
    'In the water': 'En el agua',
    'One wave': 'Una ola',
    'One surfer: the one nearer the peak. The rest wait; there is another.':
      'Un surfista: el que esté más cerca del pico. Los demás esperan; ya viene otra.',
    'Hold on': 'No suelte',
    'To your board. Leashes tear, and heads are softer than fins.':
      'La tabla. Las correas se rompen, y las cabezas son más blandas que las quillas.',
    'Say sorry': 'Pida perdón',
    'It costs nothing and works in every language.': 'No cuesta nada y sirve en todos los idiomas.',
    'Ask what it is doing': 'Pregunte qué hace el mar',
    'Whoever answers has just been in. Leave it ringing.': 'Quien contesta acaba de salir del agua. Deje que suene.',
    'Camino de la Sal, kilometre 3': 'Camino de la Sal, kilómetro 3',
    'From first light': 'Desde que amanece',
    'Write to the house': 'Escribir a la casa',
  },
}
