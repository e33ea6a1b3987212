import type { SpanishTexts } from './types'

/** The search for a travel agent. */
export const findAnAgent: SpanishTexts = {
  words: {
    'Find an agent': 'Busque un agente',
    'Find a travel agent': 'Busque un agente de viajes',
    'Agents who have slept in our houses and can tell you which room to ask for.':
      'Agentes que han dormido en nuestras casas y saben decirle qué habitación pedir.',
    'Travel agents': 'Agentes de viajes',
    'Ask somebody who has been': 'Pregúntele a quien ya estuvo',
    'Some journeys are better planned by a person with a pencil.':
      'Hay viajes que planea mejor una persona con un lápiz.',
    'Are you an agent?': '¿Es usted agente?',
  },
  fields: {
    'agent-search-form': {
      title: 'Busque un agente que haya dormido aquí',
      copy: 'Díganos dónde vive. En menos de un día le enviamos tres nombres.',
    },
    'newsletter-form': {
      title: 'Una carta al mes',
      copy: 'Costas nuevas, recetas viejas y un código para lectores.',
    },
  },
}
