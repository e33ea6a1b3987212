import type { SpanishTexts } from './types'

/** The home of Isla Verde. */
export const islaVerde: SpanishTexts = {
  words: {
    'Isla Verde': 'Isla Verde',
    'Isla Verde: lodges between forest and sea': 'Isla Verde: lodges entre el bosque y el mar',
    'Small lodges in the forest by the sea, run on rain and sun. The first one opens when the path is finished.':
      'Pequeños lodges en el bosque junto al mar, movidos por la lluvia y el sol. El primero abre cuando esté terminado el sendero.',
    'Lodges in the forest': 'Lodges en el bosque',
    'Where the trees stop, the sea begins': 'Donde acaban los árboles empieza el mar',
    'Twenty cabins on stilts, a path to the beach, and nothing in between that was not growing there already.':
      'Veinte cabañas sobre pilotes, un sendero a la playa y, entre medias, nada que no creciera ya allí.',
    'Walk with us': 'Camine con nosotros',
    'See the cabins': 'Ver las cabañas',
    'Opening soon': 'Próxima apertura',
    'We are waiting for the path': 'Estamos esperando el sendero',
    'The cabins of the first lodge have been ready since May. The way down to the beach is being laid by hand, around every root, by four people who refuse to hurry. We have come to agree with them. Leave us your address below and we shall write on the day the last stone is in.':
      'Las cabañas del primer lodge están listas desde mayo. La bajada a la playa la empiedran a mano, rodeando cada raíz, cuatro personas que se niegan a darse prisa. Hemos acabado por darles la razón. Déjenos su dirección más abajo y le escribiremos el día en que se ponga la última piedra.',
    'What we promised the forest': 'Lo que le prometimos al bosque',
    'It cannot read, so we wrote it down for you.': 'Como no sabe leer, lo escribimos para usted.',
    'No tree was moved': 'No se movió ni un árbol',
    'The cabins stand where there was light already, and lean where they must.':
      'Las cabañas están donde ya había luz, y se inclinan donde hace falta.',
    'Rain is enough': 'Con la lluvia basta',
    'We drink, wash and water with what the roofs collect, and tell you when it is low.':
      'Bebemos, lavamos y regamos con lo que recogen los techos, y avisamos cuando queda poco.',
    'Dark after ten': 'A oscuras desde las diez',
    'Lamps look down and go out early, so that turtles and owls find their way.':
      'Las lámparas miran al suelo y se apagan pronto, para que tortugas y lechuzas encuentren el camino.',
    'The cabins': 'Las cabañas',
    'Walls of cedar, a roof of palm, and the fourth side left open':
      'Paredes de cedro, techo de palma y el cuarto lado abierto',
    'You hear the sea from bed and the forest from the shower. A net keeps out what you would rather meet by daylight. There is one switch, for the lamp.':
      'Desde la cama se oye el mar y desde la ducha, el bosque. Un mosquitero deja fuera lo que usted preferiría conocer de día. Hay un solo interruptor, el de la lámpara.',
    'The lodges': 'Los lodges',
    'Walks, once the path is in': 'Caminatas, cuando el sendero esté listo',
    'Bring shoes that may get wet. We bring the mangoes.':
      'Traiga zapatos que se puedan mojar. Nosotros ponemos los mangos.',
    'Mangrove by lantern': 'El manglar a la luz del farol',
    'Tuesday, 7 p.m.': 'Martes, 19:00',
    '90 minutes, 2 km': '90 minutos, 2 km',
    'On a rising tide': 'Con la marea subiendo',
    'Slowly, on boards, while the crabs change shifts. You will be asked to whisper and will not mind.':
      'Despacio, sobre tablas, mientras los cangrejos cambian de turno. Le pedirán que susurre y no le importará.',
    'Ridge before breakfast': 'La cresta antes del desayuno',
    'Thursday, 5:40 a.m.': 'Jueves, 5:40',
    '3 hours, 7 km': '3 horas, 7 km',
    'Not after heavy rain': 'No después de lluvias fuertes',
    'Up through cloud to the one place with a signal. Nobody uses it.':
      'Se sube entre nubes hasta el único lugar con señal. Nadie la usa.',
    'Rock pools with Celia': 'Las pozas con Celia',
    'Saturday, an hour before low water': 'Sábado, una hora antes de la bajamar',
    '2 hours, 1 km': '2 horas, 1 km',
    'Low tide': 'Marea baja',
    'She has counted these pools since she was nine and knows who lives in each.':
      'Cuenta estas pozas desde los nueve años y sabe quién vive en cada una.',
    'cabins, none of them alike': 'cabañas, ninguna igual a otra',
    'kinds of tree on the map in the kitchen': 'especies de árboles en el mapa de la cocina',
    'engines within hearing': 'motores al alcance del oído',
    'If it rains': 'Si llueve',
  },
}
