import type { SpanishTexts } from './types'

/** The walks of Isla Verde. */
export const islaVerdeWalks: SpanishTexts = {
  words: {
    'Walks of Isla Verde': 'Caminatas de Isla Verde',
    'Walks between forest and tide': 'Caminatas entre el bosque y la marea',
    'Six walks with their hours, tides, ups and downs: mangroves by lantern, rock pools, a ridge before breakfast.':
      'Seis caminatas con sus horas, mareas, subidas y bajadas: el manglar a la luz del farol, las pozas, una cresta antes del desayuno.',
    'Every week, on foot': 'Cada semana, a pie',
    'Six walks and a swim': 'Seis caminatas y un chapuzón',
    'The tide decides when, the guide decides where, and you decide when to stop for a mango.':
      'La marea decide cuándo; quien guía, por dónde; y usted, cuándo detenerse por un mango.',
    'Ask Celia something': 'Preguntarle algo a Celia',
    'The week': 'La semana',
    'The cut at the foot of each sheet shows the way up and down.':
      'El perfil al pie de cada hoja muestra lo que se sube y lo que se baja.',
    'Waterfall, and back wet': 'A la cascada, y de vuelta mojados',
    'Monday, 9 a.m.': 'Lunes, 9:00',
    '2 hours, 4 km': '2 horas, 4 km',
    'Any weather': 'Con cualquier tiempo',
    'The pool at the end is cold for eleven seconds. After that nobody wants to come out.':
      'La poza del final está fría once segundos. Después nadie quiere salir.',
    'The cook’s round': 'La ronda de la cocinera',
    'Wednesday, 6:30 a.m.': 'Miércoles, 6:30',
    '1 hour, 1 km': '1 hora, 1 km',
    'Through the garden with a basket. What you pick is what there is.':
      'Por el huerto, con una canasta. Lo que se recoge es lo que hay.',
    'Along the wrack line': 'Por la línea de la marea',
    'Friday, after high water': 'Viernes, después de la pleamar',
    '90 minutes, 3 km': '90 minutos, 3 km',
    'Falling tide': 'Con la marea bajando',
    'What the sea has brought, sorted: treasures to the left, plastic into the sack.':
      'Lo que trajo el mar, clasificado: los tesoros a la izquierda, el plástico al saco.',
    'Before you set out': 'Antes de salir',
    'How fit must I be?': '¿Qué condición física hace falta?',
    'For the ridge: three flights of stairs without stopping. For all the others: curious.':
      'Para la cresta, la de subir tres pisos sin detenerse. Para todas las demás, curiosidad.',
    'May children come?': '¿Pueden venir niños?',
    'From six years on, and on the wrack line at any age. They find most.':
      'Desde los seis años, y a la línea de la marea a cualquier edad. Son los que más encuentran.',
    'What if it rains?': '¿Y si llueve?',
    'Then we walk in the rain. There are capes by the door in three lengths.':
      'Entonces caminamos bajo la lluvia. Junto a la puerta hay capas de tres largos.',
    'Met on the way': 'Encuentros por el camino',
    'At the drop-off, four metres down': 'Al borde del arrecife, cuatro metros abajo',
    'A hole in the forest, filled with sky': 'Un hueco en el bosque, lleno de cielo',
  },
}
