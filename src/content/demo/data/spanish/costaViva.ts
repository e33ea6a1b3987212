import type { SpanishTexts } from './types'

/** The home of Costa Viva. */
export const costaViva: SpanishTexts = {
  words: {
    '6 min': '6 min',
    'Costa Viva': 'Costa Viva',
    'Costa Viva: every day is the best day': 'Costa Viva: cada día es el mejor día',
    'Slides, kids’ kitchens, a circus school and a pool for every temperament. Parents get a swim-up bar and an uninterrupted dinner.':
      'Toboganes, cocinas para niños, escuela de circo y una piscina para cada carácter. Los padres tienen su bar en el agua y una cena sin interrupciones.',
    'Everybody, all at once': 'Todos, y todos a la vez',
    'Every day is the best day': 'Cada día es el mejor día',
    'See the resorts': 'Ver los resorts',
    'All offers': 'Todas las ofertas',
    '11 slides!': '¡11 toboganes!',
    'Loud in the middle, quiet at the edges': 'Ruido en el centro, calma en las orillas',
    'There is a pool for cannonballs and a pool for reading. There is a disco for twelve-year-olds with a firm last song. And there is always someone in a yellow shirt who knows where your child left the other sandal.':
      'Hay una piscina para tirarse de bomba y otra para leer. Hay una discoteca para gente de doce años, con una última canción innegociable. Y siempre hay alguien de camiseta amarilla que sabe dónde dejó su hijo la otra sandalia.',
    'What there is to do': 'Todo lo que se puede hacer',
    'In the order in which children ask for it.': 'En el orden en que lo piden los niños.',
    'Hop through a day': 'Un día a saltos',
    'Throw a stone, hop to it, stay as long as you like.': 'Tire una piedra, salte hasta ella y quédese cuanto quiera.',
    Thursdays: 'Los jueves',
    'A sheet between two palms': 'Una sábana entre dos palmeras',
    'A short film when it is dark enough, popcorn in buckets, and everybody carried home by nine.':
      'Una película corta en cuanto oscurece, palomitas en baldes y, a las nueve, todos en brazos a la cama.',
    'Film night': 'Noche de cine',
    'For small people': 'Para gente bajita',
    'A kitchen at knee height': 'Una cocina a la altura de las rodillas',
    'Chef Lupita teaches tortillas, fruit towers and washing up, in that order. Parents may eat the results.':
      'La chef Lupita enseña a hacer tortillas, torres de fruta y a lavar los platos, en ese orden. Los padres pueden comerse el resultado.',
    'For tall people': 'Para gente alta',
    'Dinner without cutting up anyone else’s': 'Cenar sin cortarle la comida a nadie',
    'The kids’ club closes at ten and walks everyone home. Adults-only tables are on the upper deck, out of sight and just out of earshot.':
      'El club infantil cierra a las diez y acompaña a todos a su habitación. Las mesas solo para adultos están en la terraza de arriba, donde no se ve nada y, por muy poco, tampoco se oye.',
    'slides, 0.9 m to brave': 'toboganes, de 0,9 m a pura valentía',
    'rooms, half with bunks': 'habitaciones, la mitad con literas',
    'languages on the allergy card': 'idiomas en la tarjeta de alergias',
    'Costa Viva resorts': 'Los resorts Costa Viva',
    Lately: 'Últimamente',
    'First waves': 'Primeras olas',
    'The bucket tips every six minutes': 'El balde se vuelca cada seis minutos',
    'A morning in the cenote': 'Una mañana en el cenote',
    'One more photograph': 'Una foto más',
    'Offers for these houses': 'Ofertas para estas casas',
  },
  fields: {
    'costa-viva-band': {
      bubbles: [
        {
          figure: '11',
          title: 'Toboganes',
          copy: 'De noventa centímetros a pura valentía. Uno de ellos va a oscuras.',
        },
        {
          figure: '6 min',
          title: 'Hasta que se vuelca el balde',
          copy: 'Cuatrocientos litros. Suena una campana, y nunca se aparta nadie.',
        },
        {
          figure: '22:00',
          title: 'Hasta que los llevamos a dormir',
          copy: 'El club cierra a las diez y entregamos a todos, dormidos o no.',
        },
      ],
    },
    'costa-viva-hopscotch': {
      squares: [
        { time: '8:00', title: 'Panqueques con cara', copy: 'La suya puede ser la que quiera.' },
        { time: '9:30', title: 'Escuela de circo', copy: 'Primero el alambre bajo, después el trapecio.' },
        { time: '9:30', title: 'Un libro, hasta ahora sin leer', copy: 'Para quienes pagan todo esto.' },
        { time: '12:30', title: 'Todos al mar', copy: 'Los salvavidas lo llaman el recuento de mediodía.' },
        { time: '15:00', title: 'Tortillas con Lupita', copy: 'Con la harina en el suelo ya contamos.' },
        { time: '15:00', title: 'Absolutamente nada', copy: 'En una hamaca, con cita previa.' },
        {
          time: '19:45',
          title: 'Discoteca, con última canción innegociable',
          copy: 'Zapatos opcionales. A las diez, en casa.',
        },
      ],
    },
  },
}
