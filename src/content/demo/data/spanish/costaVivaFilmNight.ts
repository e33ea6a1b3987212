import type { SpanishTexts } from './types'

/** The film night of Costa Viva. */
export const costaVivaFilmNight: SpanishTexts = {
  words: {
    'Film night at Costa Viva': 'Noche de cine en Costa Viva',
    'Every Thursday a sheet goes up between two palms: a short film, popcorn in buckets, bed by nine.':
      'Cada jueves se cuelga una sábana entre dos palmeras: una película corta, palomitas en baldes y, a las nueve, a la cama.',
    'Every Thursday, when it is dark enough. Bring a cushion and whoever will not stay in bed.':
      'Todos los jueves, en cuanto oscurece. Traiga un cojín y a quien no quiera quedarse en la cama.',
    'What is on this week': 'Qué dan esta semana',
    'Ten minutes, then a story, then bed': 'Diez minutos, un cuento y a la cama',
    'We show short films, because the audience is short as well. Beto works the projector, his octopus minds the popcorn, and if it rains we move to the bowling alley.':
      'Ponemos películas cortas para un público que tampoco es muy largo. Beto maneja el proyector, su pulpo cuida las palomitas y, si llueve, nos mudamos a la bolera.',
    'This Thursday: Big Buck Bunny': 'Este jueves: Big Buck Bunny',
    'A film of the Blender Foundation (2008), free to show under a Creative Commons licence.':
      'Una película de la Blender Foundation (2008), de proyección libre bajo licencia Creative Commons.',
    'How the evening goes': 'Así va la noche',
    'Seven: the sheet': 'A las siete: la sábana',
    'Ironed by the laundry, hung by whoever is tallest.': 'La lavandería la plancha y la cuelga quien sea más alto.',
    'Half past: buckets': 'Y media: los baldes',
    'Salted on the left, sweet on the right, mixed by the brave.':
      'Saladas a la izquierda, dulces a la derecha y, para valientes, mezcladas.',
    'Eight: the film': 'A las ocho: la película',
    'Dogs are admitted. Parrots have been asked to leave before.':
      'Los perros pueden entrar. A algún loro ya hubo que pedirle que saliera.',
    'Nine: carried home': 'A las nueve: a casa en brazos',
    'There are two wheelbarrows, and they are soft inside.': 'Hay dos carretillas, y por dentro son blanditas.',
    'Playa Coralina': 'Playa Coralina',
    'Punta Palmera': 'Punta Palmera',
  },
}
