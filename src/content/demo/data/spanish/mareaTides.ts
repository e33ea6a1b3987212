import type { SpanishTexts } from './types'

/** The tides of Marea. */
export const mareaTides: SpanishTexts = {
  words: {
    'Tide & swell at the Marea houses': 'Marea y olas en las casas Marea',
    'The tide of the day as a curve and the swell of the week, read off the pole by whoever is up.':
      'La marea del día en una curva y las olas de la semana, leídas en el poste por quien ya esté en pie.',
    'By the numbers': 'En cifras',
    'The sea, read aloud': 'El mar, leído en voz alta',
    'At six and at two, somebody walks down to the pole and writes it on the wall.':
      'A las seis y a las dos, alguien baja hasta el poste y lo apunta en la pared.',
    'Next high': 'Próxima pleamar',
    'Next low': 'Próxima bajamar',
    Range: 'Amplitud',
    'This week': 'Esta semana',
    Tuesday: 'Martes',
    'Offshore till ten': 'De tierra hasta las diez',
    'Everyone who can turn': 'Todos los que sepan girar',
    Wednesday: 'Miércoles',
    None: 'Ninguno',
    'Those who know': 'Los que saben',
    Thursday: 'Jueves',
    Onshore: 'De mar',
    'First green waves': 'Primeras olas verdes',
    Friday: 'Viernes',
    'First time on foam': 'Primera vez, en espuma',
    Saturday: 'Sábado',
    'Offshore till nine': 'De tierra hasta las nueve',
    Longboards: 'Tablones',
    'Same day, other coast': 'El mismo día, en la otra costa',
    'A hundred and ten kilometres west it is nearly the other way round.':
      'Ciento diez kilómetros al oeste es casi al revés.',
    'Boca Chica del Norte, Tuesday': 'Boca Chica del Norte, martes',
    'How to read it': 'Cómo se lee',
    'What does the period say?': '¿Qué dice el período?',
    'The seconds between two waves. Below eight it is wind and mess; above twelve it has come a long way and means it.':
      'Los segundos entre dos olas. Por debajo de ocho es viento y desorden; por encima de doce viene de lejos y va en serio.',
    'Is high water better?': '¿Es mejor la pleamar?',
    'At Punta Sal the two hours before it, at the river mouth the two after. Ask at the table; you will get four answers.':
      'En Punta Sal, las dos horas anteriores; en la boca del río, las dos siguientes. Pregunte en la mesa: le darán cuatro respuestas.',
  },
  fields: {
    'marea-tides': {
      copy: 'Según el poste del muelle, leído dos veces al día por quien ya esté en pie.',
      spot: 'Punta Sal, martes',
      headers: 'Día | Oleaje | Período | Viento | Para quién',
      note: 'El mar no ha leído esto.',
    },
  },
}
