import type { SpanishTexts } from './types'

/** The welcome of those who read the letter. */
export const welcome: SpanishTexts = {
  words: {
    Welcome: 'Bienvenidos',
    'Welcome to the newsletter': 'Bienvenidos al boletín',
    'One letter a month from our coasts, and a code for readers.':
      'Una carta al mes desde nuestras costas, y un código para quienes la leen.',
    'The letter': 'La carta',
    'One letter a month, written by hand first': 'Una carta al mes, escrita primero a mano',
    'Thank you for reading. Mention HOLA10 when you book and ten per cent stays with you.':
      'Gracias por leernos. Mencione HOLA10 al reservar y el diez por ciento se queda con usted.',
    'See the offers': 'Ver las ofertas',
    Home: 'Inicio',
    'The next letter leaves on the first Sunday of the month. Until then the ':
      'La próxima carta sale el primer domingo del mes. Hasta entonces, el ',
    journal: 'diario',
    ' is open.': ' está abierto.',
  },
}
