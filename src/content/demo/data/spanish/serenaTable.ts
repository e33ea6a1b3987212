import type { SpanishTexts } from './types'

/** The table of Serena. */
export const serenaTable: SpanishTexts = {
  words: {
    'The table at Serena': 'La mesa de Serena',
    'Broth from seven, fruit all day, supper before dark: how the house eats, and what it leaves out.':
      'Caldo desde las siete, fruta todo el día, cena antes de que oscurezca: cómo come la casa y de qué prescinde.',
    'Eat, then rest': 'Comer y luego descansar',
    'Nothing is forbidden. Most of it grew within sight of the kitchen.':
      'Nada está prohibido. Casi todo creció a la vista de la cocina.',
    Rituals: 'Rituales',
    'Three meals, no clock': 'Tres comidas, ningún reloj',
    'The bell is rung once. Whoever does not hear it was asleep, and is kept a bowl.':
      'La campana suena una sola vez. Quien no la oyó estaba durmiendo, y se le guarda un tazón.',
    Broth: 'Caldo',
    'from seven': 'desde las siete',
    'Clear, hot, in a bowl with two handles.': 'Claro, caliente, en un tazón de dos asas.',
    'The long plate': 'La fuente larga',
    'at one': 'a la una',
    'Five small things from the garden, one from the river.': 'Cinco cositas del huerto y una del río.',
    Supper: 'Cena',
    'before dark': 'antes de que oscurezca',
    'Soup, bread, a pear. Then nobody needs anything.': 'Sopa, pan, una pera. Después ya nadie necesita nada.',
    'Good to know': 'Conviene saber',
    'Is there coffee?': '¿Hay café?',
    'From the hill across the river, roasted on Mondays. Two cups are considered wise; nobody counts.':
      'De la loma al otro lado del río, tostado los lunes. Lo sensato son dos tazas; nadie las cuenta.',
    'And wine?': '¿Y vino?',
    'One glass at supper, if you like. The house has a small cellar and no opinion.':
      'Una copa en la cena, si usted quiere. La casa tiene una bodega pequeña y ninguna opinión.',
    'Write to the house': 'Escriba a la casa',
    'Ana reads every letter in the afternoon, when it is hottest, and answers before supper.':
      'Ana lee todas las cartas por la tarde, a la hora de más calor, y contesta antes de la cena.',
    'Camino del Río, Jarabacoa': 'Camino del Río, Jarabacoa',
    Afternoons: 'Por las tardes',
    'Write to Ana': 'Escribirle a Ana',
  },
}
