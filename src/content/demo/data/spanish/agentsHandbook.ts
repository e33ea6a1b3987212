import type { SpanishTexts } from './types'

/** The handbook of the agents' portal. */
export const agentsHandbook: SpanishTexts = {
  words: {
    Handbook: 'Manual',
    'The partners’ handbook': 'El manual de los agentes',
    'Room plans, transfer times and house rules for those who send us guests.':
      'Planos de las habitaciones, tiempos de traslado y reglas de la casa para quienes nos envían huéspedes.',
    'The handbook': 'El manual',
    'Everything that guests ask, answered before they do.':
      'Todo lo que preguntan los huéspedes, contestado antes de que lo pregunten.',
    'To the portal': 'Ir al portal',
    'Sign in and read it': 'Iniciar sesión y leerlo',
    'What guests ask': 'Lo que preguntan los huéspedes',
    'Which rooms are quiet?': '¿Qué habitaciones son tranquilas?',
    'Those with odd numbers, from the second floor on: they look at the garden, and the band plays on the other side.':
      'Las impares, del segundo piso hacia arriba: dan al jardín, y la banda toca del otro lado.',
    'May a booking be moved?': '¿Se puede cambiar una reserva de fecha?',
    'Once, without a fee, until seven days before the arrival. Write to the desk with both numbers: yours and ours.':
      'Una vez, sin cargo, hasta siete días antes de la llegada. Escríbanos con los dos números: el suyo y el nuestro.',
    'What is paid when?': '¿Qué se paga y cuándo?',
    'A fifth within a week, the rest thirty days ahead. Your share follows in the week of the departure.':
      'La quinta parte en una semana; el resto, treinta días antes. Su comisión llega la semana de la salida.',
    'Questions? The ': '¿Preguntas? El ',
    desk: 'equipo',
    ' picks up on the second ring.': ' contesta al segundo timbrazo.',
  },
  fields: {
    'handbook-login-form': {
      title: 'El manual de los agentes',
      copy: 'Planos de las habitaciones, tiempos de traslado y qué decirles a los huéspedes que no saben nadar. Pídalo aquí, o inicie sesión y léalo.',
    },
  },
}
