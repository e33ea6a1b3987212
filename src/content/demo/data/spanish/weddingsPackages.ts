import type { SpanishTexts } from './types'

/** The packages for weddings. */
export const weddingsPackages: SpanishTexts = {
  words: {
    'Wedding packages': 'Paquetes de boda',
    'Wedding packages: for two, thirty or two hundred': 'Paquetes de boda: para dos, treinta o doscientos',
    'Three ways to begin, what belongs to every one of them, and who answers your first letter.':
      'Tres maneras de empezar, lo que va con todas y quién contesta su primera carta.',
    Packages: 'Paquetes',
    'Begin with one of three, end with your own': 'Empiecen con uno de tres, terminen con el suyo',
    'Prices are for the day, whatever the weather. The stay is booked apart, at the guests’ rate.':
      'Los precios son por el día, llueva o no. La estancia se reserva aparte, con tarifa de invitados.',
    'Compare them': 'Compararlos',
    'See the venues': 'Ver los lugares',
    'Three ways to begin': 'Tres maneras de empezar',
    'Just us': 'Solo nosotros',
    'The two of you': 'Ustedes dos',
    'With six nights, included': 'Con seis noches, incluida',
    'Registrar and papers\nFlowers for two\nA photographer for one hour\nBreakfast on the terrace':
      'Juez y papeles\nFlores para dos\nUna hora de fotografías\nDesayuno en la terraza',
    'More about just us': 'Más sobre solo nosotros',
    'The long table': 'La mesa larga',
    'Up to 30 guests': 'Hasta 30 invitados',
    'From 3,900 USD': 'Desde 3,900 USD',
    'Ceremony on the sand\nDinner under lights\nA guitar trio until ten\nA cake from the bread oven':
      'Ceremonia en la arena\nCena bajo las luces\nUn trío de guitarras hasta las diez\nUn pastel del horno de pan',
    'More about the long table': 'Más sobre la mesa larga',
    'The whole village': 'Todo el pueblo',
    'Up to 200 guests': 'Hasta 200 invitados',
    'From 12,400 USD': 'Desde 12,400 USD',
    'Ceremony and dinner\nA band, and room to dance\nBoats for those who live across\nBreakfast the day after':
      'Ceremonia y cena\nUna banda, y sitio para bailar\nBarcas para quienes viven enfrente\nDesayuno al día siguiente',
    'More about the whole village': 'Más sobre todo el pueblo',
    'Whatever you choose': 'Elijan lo que elijan',
    'Nothing of this is extra': 'Nada de esto se paga aparte',
    'One planner': 'Una organizadora',
    'Amara or one of her three, from the first letter to the last dance.':
      'Amara o una de sus tres colegas, de la primera carta al último baile.',
    'Flowers of the island': 'Flores de la isla',
    'Cut the same morning, and yours to keep.': 'Cortadas esa misma mañana, y de ustedes.',
    'One song': 'Una canción',
    'The band learns it, whatever it is, and plays it last.':
      'La banda se la aprende, sea cual sea, y la toca al final.',
    'A rain plan': 'Un plan de lluvia',
    'A covered place five minutes away, kept for the same hour.':
      'Un lugar cubierto a cinco minutos, reservado a la misma hora.',
    'The first toast': 'El primer brindis',
    'For everybody, wherever they happen to stand.': 'Para todos, estén donde estén.',
    'About the money': 'Sobre el dinero',
    'When do we pay?': '¿Cuándo se paga?',
    'A tenth when the date is yours, the rest four weeks before. Change the number of guests until then.':
      'La décima parte cuando la fecha ya es suya; el resto, cuatro semanas antes. Hasta entonces pueden cambiar el número de invitados.',
    'What do our guests pay?': '¿Qué pagan nuestros invitados?',
    'Their rooms, at a rate of the house for the week around your day. Children under six nothing.':
      'Sus habitaciones, con una tarifa de la casa para toda la semana de la boda. Los menores de seis años, nada.',
    'Still thinking?': '¿Aún lo están pensando?',
    'Write to us before you have decided anything': 'Escríbannos antes de haber decidido nada',
    'Half of our couples come with a date and no guests, the other half with guests and no date. Both work.':
      'La mitad de nuestras parejas llega con fecha y sin invitados; la otra mitad, con invitados y sin fecha. Las dos cosas funcionan.',
    'Write to a planner': 'Escribirle a una organizadora',
  },
  fields: {
    'wedding-packages': {
      copy: 'Cada una es un comienzo: su organizadora añade, quita y mueve lo que ustedes quieran.',
      note: 'Las tasas dependen del país; su organizadora se las explica.',
    },
  },
}
