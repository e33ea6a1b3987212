import type { SpanishTexts } from './types'

/** The home of Club Bahía. */
export const clubBahia: SpanishTexts = {
  words: {
    'Club Bahía': 'Club Bahía',
    'Club Bahía: sailing and sports clubs on the water': 'Club Bahía: clubes de vela y deporte junto al agua',
    'Boats in every size, courts, lanes, and coaches who have won things. The first two clubs open next season.':
      'Barcos de todos los tamaños, pistas, calles de nado y entrenadores que han ganado cosas. Los dos primeros clubes abren la próxima temporada.',
    Sail: 'Vela',
    'The wind is included': 'El viento está incluido',
    'Clubs on the water with boats in every size, coaches who have won things, and a bar that keeps the results.':
      'Clubes junto al agua con barcos de todos los tamaños, entrenadores que han ganado cosas y un bar que guarda los resultados.',
    'See the board': 'Ver la pizarra',
    'Water and land': 'Agua y tierra',
    'DOM 41': 'DOM 41',
    'Two clubs, next season': 'Dos clubes, la próxima temporada',
    'You will be tired, and it will have been your idea': 'Terminará sin fuerzas, y habrá sido idea suya',
    'The first gun goes at ten. Before that there are lanes, after that there are courts, and at six somebody writes the results on the board while you explain what really happened at the second mark. The first two clubs open in Samaná and at the mouth of the Cumayasa.':
      'El primer cañonazo suena a las diez. Antes están las calles de nado; después, las pistas. A las seis alguien escribe los resultados en la pizarra mientras usted explica qué pasó de verdad en la segunda baliza. Los dos primeros clubes abren en Samaná y en la desembocadura del Cumayasa.',
    'What lies at the pier': 'Lo que espera en el muelle',
    dinghies: 'botes de vela',
    'Rigged by ten. You only have to know which end is the front.':
      'Aparejados antes de las diez. A usted le basta con saber cuál es la parte de delante.',
    catamarans: 'catamaranes',
    'For those who like to see the other hull from above.': 'Para quienes disfrutan viendo el otro casco desde arriba.',
    courts: 'pistas',
    'Clay, padel, and one of grass that the gardener plays on.':
      'De arcilla, de pádel y una de césped en la que juega el jardinero.',
    lanes: 'calles de nado',
    'Warmed by the sun and timed by Rosario.': 'Las calienta el sol y las cronometra Rosario.',
    Coaching: 'Entrenamiento',
    'She has been to three Olympics and will hold your tiller':
      'Ha ido a tres Juegos Olímpicos y le sostendrá el timón',
    'Rosario Peña coaches from a rubber boat with a thermos and without a whistle. One sentence per tack is all you get. By the end of the week it is all you need.':
      'Rosario Peña entrena desde una lancha neumática, con termo y sin silbato. Le dará una frase por bordada y nada más. Al final de la semana no necesitará nada más.',
    'Who teaches what': 'Quién enseña qué',
    'Up at seven': 'En pie a las siete',
    'Out at ten': 'En el agua a las diez',
    'Told by midnight': 'Contado a medianoche',
    'Trial series, lasers': 'Serie de prueba, clase Laser',
    'Sailed by the staff while the paint dries. East, 14 to 18 knots, four races.':
      'La corrió el equipo mientras se secaba la pintura. Viento del este, de 14 a 18 nudos, cuatro regatas.',
    Malagueta: 'Malagueta',
    'Rosario Peña': 'Rosario Peña',
    'Doña Prisca': 'Doña Prisca',
    'DOM 17': 'DOM 17',
    'The kitchen': 'La cocina',
    '1 | 2 | DNF | 1': '1 | 2 | DNF | 1',
    'DOM 08': 'DOM 08',
    'Tres Hermanos': 'Tres Hermanos',
    'Two of the brothers': 'Dos de los hermanos',
    'DOM 23': 'DOM 23',
    'Vuelvo Pronto': 'Vuelvo Pronto',
    'Guests from Utrecht': 'Huéspedes de Utrecht',
    '4 | 5 | 3 | DNS': '4 | 5 | 3 | DNS',
    'DOM 30': 'DOM 30',
    'La Última': 'La Última',
    'The accountant': 'El contable',
    'The paint is wet, the boats are dry': 'La pintura está húmeda; los barcos, secos',
  },
}
