import type { SpanishTexts } from './types'

/** The journal. */
export const journal: SpanishTexts = {
  words: {
    Journal: 'Diario',
    'The Solmara journal': 'El diario de Solmara',
    'Bread at six, whales in January, ten records for a sunset: stories by the people who work on our coasts.':
      'Pan a las seis, ballenas en enero, diez discos para un atardecer: historias de quienes trabajan en nuestras costas.',
    'Notes from the kitchen door': 'Apuntes desde la puerta de la cocina',
    'Written by cooks, captains, gardeners and one selector.':
      'Escriben cocineros, capitanes, jardineros y un hombre que pone discos.',
    'Latest from Jamaica': 'Lo último de Jamaica',
    'Latest stories': 'Historias recientes',
    'Playa Cares': 'Playa Cares',
    'What one dollar of every night has done.': 'Lo que ha hecho un dólar de cada noche.',
    'Dominican Republic': 'República Dominicana',
    Jamaica: 'Jamaica',
    Mexico: 'México',
    'From the United States': 'Desde Estados Unidos',
    Press: 'Prensa',
    'For journalists': 'Para periodistas',
    'What the group has to announce, with names and numbers, stands in the ':
      'Lo que el grupo tiene que anunciar, con nombres y cifras, está en la ',
    newsroom: 'sala de prensa',
    '.': '.',
  },
}
