import type { SpanishTexts } from './types'

/** The villas of Altamar. */
export const altamarVillas: SpanishTexts = {
  words: {
    'The Altamar villas': 'Las villas de Altamar',
    'Five villas, each with a mooring below the terrace, opening between this winter and the next.':
      'Cinco villas, cada una con su amarre al pie de la terraza, que abren entre este invierno y el próximo.',
    Ashore: 'En tierra',
    'Five doors, five keys': 'Cinco puertas, cinco llaves',
    'Each stands alone above its own water. The first opens in December; the fifth when the garden is ready.':
      'Cada una se alza sola sobre sus propias aguas. La primera abre en diciembre; la quinta, cuando el jardín esté listo.',
    'Ask for a key': 'Pedir una llave',
    Antigua: 'Antigua',
    'Four bedrooms round a court with a single tamarind. The library came with the house, so did the telescope. Opens in December.':
      'Cuatro dormitorios en torno a un patio con un solo tamarindo. La biblioteca venía con la casa; el telescopio, también. Abre en diciembre.',
    'Saint Lucia': 'Santa Lucía',
    'Villa Gros Piton': 'Villa Gros Piton',
    'Built into the slope, so that every room is the upper floor. A funicular of six seats takes you down to the boat. Opens in March.':
      'Construida en plena ladera, así que todas las habitaciones están en el piso de arriba. Un funicular de seis asientos baja hasta el barco. Abre en marzo.',
    'Sea or shore': 'Mar o tierra',
    'Most parties do both, and argue which was better.':
      'Casi todos los grupos hacen las dos cosas y después discuten cuál fue mejor.',
    'By sea': 'Por mar',
    'From three nights, wherever the wind agrees.': 'Desde tres noches, adonde consienta el viento.',
    'From five nights, with the tender at the steps.': 'Desde cinco noches, con la lancha al pie de la escalera.',
    'Half and half': 'Mitad y mitad',
    'The luggage is there before you. It always is.': 'El equipaje llega antes que ustedes. Como siempre.',
    'The harbour desk': 'La oficina del puerto',
    'Two people answer here, by hand, in four languages.': 'Aquí contestan dos personas, a mano, en cuatro idiomas.',
    'The Old Sail Loft, English Harbour, Antigua': 'The Old Sail Loft, English Harbour, Antigua',
    'Every day, 8 a.m. – 6 p.m.': 'Todos los días, de 8 a 18 h',
    'Write to the desk': 'Escribir a la oficina',
  },
}
