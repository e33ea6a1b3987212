import type { SpanishTexts } from './types'

/** The home of Altamar. */
export const altamar: SpanishTexts = {
  words: {
    '11 kn': '11 kn',
    Altamar: 'Altamar',
    'Altamar: yachts and villas for one party at a time': 'Altamar: yates y villas para un solo grupo a la vez',
    'Three yachts and five villas in the eastern Caribbean, each with the crew it needs and nobody else.':
      'Tres yates y cinco villas en el Caribe oriental, cada uno con la tripulación que necesita y nadie más.',
    'The villas': 'Las villas',
    'The house': 'La casa',
    'You are the only guests': 'Los únicos huéspedes son ustedes',
    'A yacht leaves with one party, a villa opens for one party, and between two of them both rest for four days: brass is polished, sails are mended, and the cook goes home to see her mother.':
      'Un yate zarpa con un solo grupo, una villa abre para un solo grupo y, entre uno y otro, ambos descansan cuatro días: se pule el latón, se cosen las velas y la cocinera se va a casa a ver a su madre.',
    'At table': 'A la mesa',
    'Dinner where the wind drops': 'La cena, donde amaina el viento',
    'There is no hour for it. When the anchor holds and the lamps are lit the table is laid aft, for two or for twelve, and what is on it was swimming or growing this morning.':
      'No tiene hora. Cuando el ancla agarra y se encienden los faroles, se pone la mesa a popa, para dos o para doce, y lo que hay en ella esta mañana todavía nadaba o crecía.',
    'See the fleet': 'Ver la flota',
    'the year of the oldest keel': 'el año de la quilla más antigua',
    'parties afloat or ashore at a time': 'grupos a la vez, a flote o en tierra',
    'crew, by name': 'tripulantes, con nombre propio',
    'Log book': 'Cuaderno de bitácora',
    'North of Barbuda': 'Al norte de Barbuda',
    'Under the Pitons': 'Bajo los Pitones',
    'Villa Mirador': 'Villa Mirador',
    'Home before dark': 'De vuelta antes de que oscurezca',
    'Sail with us before the season': 'Naveguen con nosotros antes de la temporada',
  },
  fields: {
    'altamar-hero': {
      eyebrow: 'Yates y villas',
      title: 'Una casa que leva anclas',
      copy: 'Tres yates y cinco villas, cada uno para un solo grupo, cada uno con la tripulación que necesita.',
      link: { text: 'Ver la flota', href: '/brands/altamar/fleet', mode: 'href', target: '_self' },
      place: '17° 00′ N, 61° 46′ W',
    },
    'altamar-band': {
      title: 'Lo que sube a bordo',
      copy: 'Va incluido en el alquiler y no se vuelve a mencionar.',
      columns: [
        {
          title: 'Nueve tripulantes',
          copy: 'Que llevan cuatro temporadas navegando juntos y saben cuándo estar en otra parte.',
        },
        { title: 'Una cocina', copy: 'Que los llama en primavera y pregunta qué les gusta a sus hijos.' },
        {
          title: 'Una lancha',
          copy: 'Con piloto, a cualquier hora, hasta cualquier muelle a menos de doce millas.',
        },
      ],
    },
    'altamar-deck-plan': {
      title: 'Doña Catalina, cubierta principal',
      copy: 'Construido en Viareggio en 1962, desarmado y vuelto a armar en English Harbour en 2025.',
      rooms: [
        { name: 'Plataforma de baño', note: 'Al agua en un solo paso', length: 4, split: 'one' },
        { name: 'Cubierta de popa', note: 'Una mesa para doce bajo el toldo', length: 6, split: 'one' },
        { name: 'Salón', note: 'Nogal, un piano, ningún televisor', length: 8, split: 'one' },
        { name: 'Camarotes de invitados', note: 'Dos dobles, cada uno con su baño', length: 6, split: 'two' },
        { name: 'Camarote del armador', note: 'Todo el ancho del barco', length: 7, split: 'one' },
        { name: 'Cubierta de proa', note: 'Cojines y un telescopio', length: 7, split: 'one' },
      ],
      figures: [
        { value: '38 m', label: 'de eslora' },
        { value: '10', label: 'huéspedes' },
        { value: '9', label: 'tripulantes' },
        { value: '11 kn', label: 'sin ninguna prisa' },
      ],
    },
  },
}
