import { INCLUDED } from './solmara'
import type { SpanishTexts } from './types'

/** What all-inclusive means. */
export const allInclusive: SpanishTexts = {
  words: {
    'All-inclusive': 'Todo incluido',
    'All-inclusive, and what we mean by it': 'Todo incluido, y qué queremos decir con eso',
    'What the price of a stay includes, from the first table to the last boat, and the little that it does not.':
      'Qué incluye el precio de una estancia, de la primera mesa al último bote, y lo poco que no.',
    'You pay before you come, and then never again': 'Se paga antes de venir, y después nunca más',
    'We have written down what is in the price. It is easier to say what is not: the market, and what you bring home from it.':
      'Hemos anotado lo que va en el precio. Es más fácil decir lo que no: el mercado, y lo que usted se traiga de él.',
    'Find your resort': 'Encuentre su resort',
    'In the price of every stay': 'En el precio de cada estancia',
    'In all eight houses, in every room, from the day you arrive to the day you leave.':
      'En las ocho casas, en todas las habitaciones, desde el día en que llega hasta el día en que se va.',
    'See the offers': 'Ver las ofertas',
    'Four o’clock, every afternoon: the boats are in the price, the wind is free':
      'Las cuatro, como cada tarde: los botes van en el precio; el viento es gratis',
    'What makes the difference': 'En qué se nota la diferencia',
    'Tables instead of wristbands': 'Mesas en vez de pulseras',
    'You sit where you like and sign for nothing.': 'Usted se sienta donde quiere y no firma nada.',
    'The good bottle': 'La botella buena',
    'There is no better shelf behind the one that you see.': 'Detrás del estante que usted ve no hay otro mejor.',
    'Lessons, not rentals': 'Clases, no alquileres',
    'Whoever gives you a boat shows you how it works.': 'Quien le da un bote le enseña cómo funciona.',
    'Children under six': 'Menores de seis años',
    'They are not on the bill, and their supper is at half past five.':
      'No aparecen en la cuenta, y cenan a las cinco y media.',
    'The houses': 'Las casas',
    'Eight, on five coasts.': 'Ocho, en cinco costas.',
    'See them all': 'Verlas todas',
    'The brands': 'Las marcas',
    'Which one are you this year?': '¿Cuál es la suya este año?',
    'Compare them': 'Compararlas',
    'The offers': 'Las ofertas',
    'Three good reasons a season.': 'Tres buenas razones por temporada.',
  },
  fields: {
    'included-with-stay': { items: INCLUDED },
  },
}
