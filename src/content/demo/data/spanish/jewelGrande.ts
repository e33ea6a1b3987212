import type { SpanishTexts } from './types'

/** The home of Jewel Grande. */
export const jewelGrande: SpanishTexts = {
  words: {
    'Jewel Grande': 'Jewel Grande',
    'Jewel Grande: the great houses of Jewel': 'Jewel Grande: las grandes casas de Jewel',
    'A ballroom over the sea, eleven dining rooms and a staircase: the first great house opens in spring.':
      'Un salón de baile sobre el mar, once comedores y una escalera: la primera gran casa abre en primavera.',
    'Opening in spring': 'Abre en primavera',
    'Four hundred rooms and a staircase': 'Cuatrocientas habitaciones y una escalera',
    'A ballroom over the sea, eleven dining rooms, and somebody at the foot of the stairs to take your arm.':
      'Un salón de baile sobre el mar, once comedores y alguien que le ofrece el brazo al pie de la escalera.',
    'See the house': 'Ver la casa',
    'Write to us': 'Escríbanos',
    'The larger sister': 'La hermana grande',
    'Some evenings need a bigger room': 'Hay noches que necesitan un salón más grande',
    'Jewel Coast keeps small houses and means to. But there were always guests who asked, on the last night, whether one could not once hear an orchestra there. One could not. So we built this.':
      'Jewel Coast tiene casas pequeñas y piensa seguir así. Pero siempre hubo huéspedes que, la última noche, preguntaban si no se podría escuchar allí una orquesta, aunque fuera una vez. No se podía. Así que construimos esto.',
    'Choose a stone': 'Elija una piedra',
    'Each wing has a colour, a key of that colour, and a temper of its own.':
      'Cada ala tiene su color, una llave de ese color y su propio carácter.',
    'In the suites': 'En las suites',
    'Doors that need two hands': 'Puertas que piden las dos manos',
    'The rooms were drawn around the beds, the beds around the view. Baths stand by the window, and the window does not look at anybody.':
      'Las habitaciones se dibujaron alrededor de las camas; las camas, alrededor de la vista. La bañera está junto a la ventana, y la ventana no mira a nadie.',
    'The suites': 'Las suites',
    'The house, from the top': 'La casa, de arriba abajo',
    'A brilliant has four parts. So has this one.': 'Un brillante tiene cuatro partes. Esta casa también.',
    'After dark': 'Cuando oscurece',
    'Two orchestras and an hour between them': 'Dos orquestas y una hora entre las dos',
    'The first plays for dinner, the second for afterwards. In between the windows are opened, and you can hear that there is a sea.':
      'La primera toca para la cena; la segunda, para después. Entre una y otra se abren las ventanas y se oye que hay un mar.',
    'The evenings': 'Las noches',
    'rooms in four wings and a tower': 'habitaciones en cuatro alas y una torre',
    'dining rooms, one of them secret': 'comedores, uno de ellos secreto',
    'steps, and a landing to stop on': 'escalones, y un rellano para detenerse',
    'Nearly finished': 'Casi terminada',
    'The baths, filled for the first time': 'Los baños, llenos por primera vez',
    'A table being tried': 'Una mesa a prueba',
    'From the tower, eight in the evening': 'Desde la torre, a las ocho de la noche',
    'The lawns, from a kite': 'El césped, desde una cometa',
    'Be at the first ball': 'Venga al primer baile',
  },
  fields: {
    'jewel-grande-band': {
      stones: [
        {
          stone: 'emerald',
          title: 'El ala del jardín',
          copy: 'Palmeras en la ventana, una garza en el césped, el desayuno bajo la higuera.',
        },
        {
          stone: 'sapphire',
          title: 'El ala del mar',
          copy: 'Todas las habitaciones miran hacia el mismo lado, y ninguna tiene reloj.',
        },
        {
          stone: 'ruby',
          title: 'El ala del teatro',
          copy: 'Pasillos rojos, bañeras hondas y una puerta que da directo al palco.',
        },
        {
          stone: 'amethyst',
          title: 'La torre',
          copy: 'Nueve suites, una por piso, y un ascensor con un banco dentro.',
        },
      ],
    },
    'jewel-grande-cut': {
      parts: [
        {
          title: 'La tabla',
          copy: 'La terraza de la azotea: cuarenta asientos, una baranda de latón, la última luz de la isla.',
        },
        {
          title: 'La corona',
          copy: 'Nueve pisos de suites que giran con el sol. La suya es la que está esperando.',
        },
        {
          title: 'La cintura',
          copy: 'El salón de baile y el paseo que lo rodea, donde la casa es más ancha y más ruidosa.',
        },
        {
          title: 'El pabellón',
          copy: 'Escaleras abajo: baños, manantiales y la piscina que tiene el mar por pared.',
        },
      ],
    },
  },
}
