import type { SpanishTexts } from './types'

/** The house of Sal y Luz. */
export const salYLuzHouse: SpanishTexts = {
  words: {
    'The house of Sal y Luz': 'La casa de Sal y Luz',
    'The house of Sal y Luz, its rooms and its table': 'La casa de Sal y Luz, sus habitaciones y su mesa',
    'A salt store of 1911 with eleven rooms, one hall and a table for everyone who is staying.':
      'Un almacén de sal de 1911 con once habitaciones, una sala y una mesa para todos los que se alojan en ella.',
    'A salt store of 1911': 'Un almacén de sal de 1911',
    'Eleven rooms and a hall': 'Once cuartos y una sala',
    'Walls a metre thick, and almost nothing on them that was not asked for.':
      'Muros de un metro de espesor y, en ellos, casi nada que no se haya pedido.',
    'What is on the walls': 'Qué hay en las paredes',
    'rooms, one artist each': 'habitaciones, un artista en cada una',
    'of wall between you and noon': 'de muro entre usted y el mediodía',
    'televisions, two projectors': 'televisores, dos proyectores',
    'and no upper limit': 'y sin límite por arriba',
    Rooms: 'Habitaciones',
    'A bed, a work, a window': 'Una cama, una obra, una ventana',
    'The bed is by Studio Peralta and the linen by two sisters in the next town. Everything else in the room was chosen by whoever has it this year, from the lamp to the colour of the door inside.':
      'La cama es de Estudio Peralta; las sábanas, de dos hermanas del pueblo vecino. Todo lo demás lo eligió quien tiene la habitación este año, desde la lámpara hasta el color de la puerta por dentro.',
    'The table': 'La mesa',
    'One table, twenty-two seats, salt in nine colours': 'Una mesa, veintidós asientos, sal de nueve colores',
    'Dinner is one dish, well lit. Carmen Oduber cooks it in front of you on a slab of warm salt and will tell you which pan it came from.':
      'La cena es un solo plato, bien iluminado. Carmen Oduber lo prepara delante de usted sobre una losa de sal caliente, y le dirá de qué estanque salió esa sal.',
    Proofs: 'Pruebas de autor',
    'The pool at one in the morning': 'La piscina, a la una de la madrugada',
    'Two visitors, untitled': 'Dos visitantes, sin título',
    'The hills behind the pans': 'Las colinas, detrás de los estanques',
  },
}
