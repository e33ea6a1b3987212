import type { SpanishTexts } from './types'

/** The page of one offer. */
export const whaleSeason: SpanishTexts = {
  words: {
    'Whale season': 'Temporada de ballenas',
    'What it costs': 'Cuánto cuesta',
    'Why now': 'Por qué ahora',
    'They come into the bay to be born': 'Vienen a la bahía a nacer',
    'Fifteen hundred humpbacks spend the winter off Samaná. From the jetty you see them breathe; from the boat, with the engine off, you hear it.':
      'Mil quinientas jorobadas pasan el invierno frente a Samaná. Desde el muelle se las ve respirar; desde el barco, con el motor apagado, se las oye.',
    'Mariela has kept count of them since 2009 and knows some by the notch in their tail. She does not promise any. So far she has not had to.':
      'Mariela lleva la cuenta desde 2009 y reconoce a algunas por la muesca de la cola. No promete ninguna. Hasta ahora no le ha hecho falta.',
    'Ask Mariela': 'Pregúntele a Mariela',
    'After the boat is back: from noon': 'Cuando vuelve el barco: desde el mediodía',
    'See Bahía Serena': 'Ver Bahía Serena',
  },
}
