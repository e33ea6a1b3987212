import type { SpanishTexts } from './types'

/** All brands of the group. */
export const brands: SpanishTexts = {
  words: {
    'Our brands': 'Nuestras marcas',
    'Our brands: one sea, many kinds of day': 'Nuestras marcas: un solo mar, muchas clases de día',
    'Slow, quiet, loud, late, under sail or among trees: which of our brands suits your next week by the sea.':
      'Lenta, serena, ruidosa, nocturna, a vela o entre árboles: cuál de nuestras marcas va con su próxima semana junto al mar.',
    'Many kinds of day': 'Muchas clases de día',
    'Slow, quiet, loud, late or windy. Nobody minds if you change your mind at lunch.':
      'Lentos, serenos, ruidosos, trasnochadores o con viento. A nadie le importa que usted cambie de idea en el almuerzo.',
    'See the resorts': 'Ver los resorts',
    'Choose by temperament': 'Según su temperamento',
    'Which one are you this year?': '¿Cuál es la suya este año?',
    'Every house is all-inclusive and every house is different. These are the families they belong to; where a first house is still drying, its page says so.':
      'Todas las casas son todo incluido y no hay dos iguales. Estas son las familias a las que pertenecen; si a la primera casa todavía se le está secando la pintura, su página lo dice.',
  },
}
