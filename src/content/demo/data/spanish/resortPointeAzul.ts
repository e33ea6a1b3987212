import type { SpanishTexts } from './types'

/** The resort Pointe Azul. */
export const resortPointeAzul: SpanishTexts = {
  words: {
    'Solmara Pointe Azul': 'Solmara Pointe Azul',
    'See the offers': 'Ver las ofertas',
    'Ask us something': 'Preguntar',
    Welcome: 'Bienvenidos',
    'A hillside that looks both ways': 'Una ladera que mira a ambos lados',
    Rooms: 'Habitaciones',
    'The mountains are in bed with you': 'Las montañas duermen con usted',
    'Rooms are stacked like steps so that no terrace looks into another. Wooden louvres instead of curtains, a deep bath behind them, and cocoa from the estate beside the kettle.':
      'Las habitaciones suben en escalera, para que ninguna terraza se asome a otra. Celosías de madera en vez de cortinas, detrás una bañera honda y, junto al hervidor, cacao de la finca.',
    'Fact sheet below': 'Ficha técnica, más abajo',
    Dining: 'La mesa',
    'Five kitchens and a fire on the beach': 'Cinco cocinas y un fuego en la playa',
    'Breadfruit roasted in the coals on Mondays, Creole lunch on the cocoa terrace, and a nine-course table at the top of the funicular for evenings that need one.':
      'Fruta del pan asada en las brasas los lunes, almuerzo criollo en la terraza del cacao y, en lo alto del funicular, una mesa de nueve platos para las noches que lo piden.',
    'rooms, each with both peaks': 'habitaciones, todas con los dos picos',
    'steps you may skip': 'escalones que puede ahorrarse',
    'tanks a day, included': 'inmersiones al día, incluidas',
    'the year of the oldest cocoa tree': 'el año del árbol de cacao más viejo',
    'Up the hill and down again': 'Cuesta arriba y cuesta abajo',
    'Three days here': 'Tres días aquí',
    Monday: 'Lunes',
    'Walk to the falls with Odile at half past eight, while the path is in shade.':
      'A las ocho y media, a pie a la cascada con Odile, mientras el sendero está a la sombra.',
    'Lunch under the drying shed. Sleep through the rain.': 'Almuerzo bajo el secadero. La lluvia se pasa durmiendo.',
    'Breadfruit and fire on the beach from seven.': 'Desde las siete, fruta del pan y fuego en la playa.',
    Wednesday: 'Miércoles',
    'Two dives on the wall, or one long float above it.':
      'Dos inmersiones en la pared, o un buen rato flotando encima.',
    'The cocoa walk at three: you will roast, winnow and take home a bar.':
      'El paseo del cacao, a las tres: va a tostar, a aventar y a llevarse una tableta a casa.',
    Friday: 'Viernes',
    'The early boat to the market in Soufrière.': 'La primera barca al mercado de Soufrière.',
    'A massage with nutmeg oil. Dinner at the top, jacket optional.':
      'Un masaje con aceite de nuez moscada. Cena en lo alto; el saco es opcional.',
    'What is included': 'Qué está incluido',
    'Worth knowing': 'Conviene saber',
    'Getting here': 'Cómo llegar',
    'Hewanorra airport is forty-two kilometres and forty-one bends away. A driver meets you, stops for coconuts on request, and hands you over to the funicular.':
      'El aeropuerto de Hewanorra queda a cuarenta y dos kilómetros y cuarenta y una curvas. Un chofer los espera, se detiene por cocos si se lo piden y los deja en manos del funicular.',
    'A word more': 'Una palabra más',
    'Mornings begin with parrots and the clank of the first cable car. By nine the peaks have put on their cloud, and by four they have taken it off again.':
      'Las mañanas empiezan con los loros y el traqueteo del primer funicular. A las nueve los picos ya se pusieron la nube; a las cuatro ya se la quitaron.',
    'Rooms for meetings and celebrations': 'Salas para reuniones y celebraciones',
    'All rooms of the group': 'Todas las salas del grupo',
    'For your stay under the Pitons': 'Para su estancia bajo los Pitones',
    'Fact sheet': 'Ficha técnica',
    'Distances, rooms and hours on one page.': 'Distancias, habitaciones y horarios en una página.',
    'Ask the house': 'Pregúntele a la casa',
    'Odile and her colleagues answer from the desk that faces the mountain.':
      'Contestan Odile y sus colegas, desde el mostrador que mira a la montaña.',
    'Every day, around the clock': 'Todos los días, a toda hora',
    'More ways to reach us': 'Más maneras de dar con nosotros',
  },
  fields: {
    'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
  },
}
