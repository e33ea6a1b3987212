import type { SpanishTexts } from './types'

/** The page that shows every story of the journal. */
export const journalPost: SpanishTexts = {
  words: {
    'A story': 'Una historia',
    'A story from the journal': 'Una historia del diario',
    'Stories from the resorts, and what the group has to say.':
      'Historias de los resorts, y lo que el grupo tiene que contar.',
    'You came by a search': 'Usted llegó por un buscador',
    'Who writes here': 'Quién escribe aquí',
    'Cooks, captains and gardeners of eight all-inclusive houses by the sea. It is warm here, too.':
      'Cocineros, capitanes y jardineros de ocho casas todo incluido junto al mar. Aquí, además, hace calor.',
    'Meet the group': 'Conocer el grupo',
    'Back to the journal': 'Volver al diario',
  },
}
