import type { SpanishTexts } from './types'

/** West End, of Noche Azul. */
export const resortWestEnd: SpanishTexts = {
  words: {
    'Noche Azul West End': 'Noche Azul West End',
    'See the offers': 'Ver las ofertas',
    'Ask us something': 'Preguntar',
    Welcome: 'Bienvenidos',
    'Nothing between you and the horizon': 'Nada entre usted y el horizonte',
    'Facing west': 'De cara al oeste',
    Dining: 'La mesa',
    'A table on the edge': 'Una mesa al borde',
    'Pepper shrimp, coals, a squeeze of Seville orange. Twenty tables face the water and all of them are the good one.':
      'Camarones picantes, brasas, un chorrito de naranja agria. Veinte mesas miran al agua y todas son la buena.',
    'How the evening goes': 'Así va la noche',
    Five: 'Las cinco',
    'Ladder number five, mask, the cave with the blue floor.':
      'Escalera número cinco, máscara, la cueva del fondo azul.',
    Six: 'Las seis',
    'Terrace. The sun goes under; nobody speaks; then the needle drops.':
      'Terraza. El sol se hunde; nadie habla; después baja la aguja.',
    Nine: 'Las nueve',
    'Dub, coals, the number four cocktail.': 'Dub, brasas, el cóctel número cuatro.',
    'Walk home along the cliff path. It has a rail.': 'Se vuelve a pie por el sendero del acantilado. Tiene baranda.',
    Rooms: 'Habitaciones',
    'Cut into the cliff': 'Talladas en el acantilado',
    'Rooms are half cave: cool stone at the back, a hammock at the front, and nothing between you and Central America. The minibar is a bucket of ice, renewed at six.':
      'Las habitaciones son mitad cueva: piedra fresca al fondo, una hamaca delante y nada entre usted y Centroamérica. El minibar es un balde de hielo que se renueva a las seis.',
    'Fact sheet below': 'Ficha técnica, más abajo',
    rooms: 'habitaciones',
    ladders: 'escaleras',
    records: 'discos',
    '4 min': '4 min',
    'of quiet, daily': 'de silencio, cada día',
    'What is included': 'Qué está incluido',
    'The cliff bar, by number': 'El bar del acantilado, por número',
    'Begin here': 'Empiece por aquí',
    'Ginger, overproof, the juice of whatever fell this morning.':
      'Jengibre, ron del más fuerte y el jugo de lo que se haya caído del árbol esta mañana.',
    'For the four minutes': 'Para los cuatro minutos',
    'Served before sunset, so that nobody has to speak during it.':
      'Se sirve antes del atardecer, para que nadie tenga que hablar mientras dura.',
    'After the second record': 'Después del segundo disco',
    'Coffee from Blue Mountain, cold, with a match struck over it.':
      'Café de Blue Mountain, frío, con un fósforo que se enciende encima.',
    'Moons over Negril': 'Lunas sobre Negril',
    'The ladders are lit on these nights, all nine.': 'En estas noches se iluminan las escaleras, las nueve.',
    'No moon': 'Sin luna',
    'Plankton at ladder six. Swim slowly and look back.':
      'Plancton en la escalera seis. Nade despacio y mire hacia atrás.',
    'Half of it': 'La mitad',
    'The schooner goes out at ten instead of six.': 'La goleta sale a las diez y no a las seis.',
    'All of it': 'Entera',
    'The selector plays outside, facing the sea.': 'El selector pone sus discos afuera, de cara al mar.',
    'Worth knowing': 'Conviene saber',
    'Getting here': 'Cómo llegar',
    'Ninety-five minutes from Montego Bay along the coast. Sit on the right.':
      'A noventa y cinco minutos de Montego Bay por la costa. Siéntese a la derecha.',
    'A word more': 'Una palabra más',
    'Nine ladders go down to the water. Regulars have a favourite and do not share it; we suggest the fifth.':
      'Nueve escaleras bajan al agua. Los habituales tienen su favorita y no la comparten; nosotros sugerimos la quinta.',
    'Rooms for meetings and celebrations': 'Salas para reuniones y celebraciones',
    'All rooms of the group': 'Todas las salas del grupo',
    'Stay for the sunset': 'Quédese hasta el atardecer',
    'Fact sheet': 'Ficha técnica',
    'Distances, rooms and hours on one page.': 'Distancias, habitaciones y horarios en una página.',
    'Ask the house': 'Pregúntele a la casa',
    'Selector Winston reads the song requests himself.':
      'El selector Winston lee en persona las peticiones de canciones.',
    'Every day, around the clock': 'Todos los días, a toda hora',
    'More ways to reach us': 'Más maneras de dar con nosotros',
  },
  fields: {
    'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
  },
}
