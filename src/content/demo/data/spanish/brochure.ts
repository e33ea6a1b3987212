import type { SpanishTexts } from './types'

/** The printed brochure. */
export const brochure: SpanishTexts = {
  words: {
    Brochure: 'Folleto',
    'The brochure, on paper': 'El folleto, en papel',
    'Ninety-six pages about eight houses by the sea, sent by post.':
      'Noventa y seis páginas sobre ocho casas junto al mar, enviadas por correo.',
    'On paper': 'En papel',
    'Some things are better on a kitchen table': 'Hay cosas que ganan en la mesa de la cocina',
    'Rather by e-mail?': '¿Mejor por correo electrónico?',
    'Page 12: the harbour pool': 'Página 12: la piscina del puerto',
    'Page 30: a cove with one chair': 'Página 30: una caleta con una sola silla',
    'Page 51: dinner, unhurried': 'Página 51: la cena, sin prisa',
    'All our brands between two covers': 'Todas nuestras marcas entre dos tapas',
  },
  fields: {
    'brochure-request-form': {
      title: 'El folleto, en papel',
      copy: 'Noventa y seis páginas, impresas cerca del mar. Tarda más o menos una semana en llegar.',
    },
    'sign-up-popup': {
      title: 'Diez por ciento para lectores',
      copy: 'Deje su correo electrónico. El código llega con la primera carta.',
    },
  },
}
