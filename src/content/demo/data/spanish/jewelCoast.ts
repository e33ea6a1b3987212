import type { SpanishTexts } from './types'

/** The home of Jewel Coast. */
export const jewelCoast: SpanishTexts = {
  words: {
    'Jewel Coast': 'Jewel Coast',
    'Jewel Coast: small, quiet, beautifully kept': 'Jewel Coast: pequeños, serenos, impecables',
    'Fewer than a hundred and twenty suites in each house, no wristbands, no announcements. Jewel Coast is for two people who would like to finish a conversation.':
      'Menos de ciento veinte suites en cada casa, sin pulseras ni altavoces. Jewel Coast es para dos personas que quieren terminar una conversación.',
    'Sixteen and over': 'Desde los dieciséis años',
    'Small, quiet, beautifully kept': 'Pequeños, serenos, impecables',
    'See the resorts': 'Ver los resorts',
    'All offers': 'Todas las ofertas',
    'Halcyon Bay, a quarter to six': 'Halcyon Bay, seis menos cuarto',
    'A house, a harbour, a long breakfast': 'Una casa, un puerto, un desayuno largo',
    'Jewel Coast takes old buildings with good bones and leaves them mostly alone. The rooms have books that somebody chose, and the bar knows when to stop talking.':
      'Jewel Coast busca edificios viejos con buenos huesos y los deja casi en paz. En las habitaciones hay libros que alguien eligió, y el bar sabe cuándo callarse.',
    'What we leave out': 'Lo que dejamos fuera',
    'The list is short, and we keep it short on purpose.': 'La lista es corta, y lo es a propósito.',
    Loudspeakers: 'Los altavoces',
    'If there is something to say, somebody walks over and says it.':
      'Si hay algo que decir, alguien se acerca y lo dice.',
    Wristbands: 'Las pulseras',
    'The bar has learned your name by the second evening, and your drink by the first.':
      'El bar se sabe su nombre la segunda noche; su trago, la primera.',
    'A queue at breakfast': 'La fila del desayuno',
    'It is brought, when you are down, to wherever you have sat.':
      'Se lo llevamos, cuando usted baje, adonde se haya sentado.',
    'The card of the evening': 'La carta de la noche',
    'Pimento Bay, twelve seats. Marcia walks the beds at eight and writes at nine.':
      'Pimento Bay, doce asientos. Marcia recorre el huerto a las ocho y escribe a las nueve.',
    'Ask for a seat': 'Pedir un asiento',
    'Under sail': 'A vela',
    'Four o’clock belongs to the wind': 'Las cuatro son del viento',
    'Two race yachts leave Halcyon Bay each afternoon with a skipper, a mate and whoever feels like it. Hauling is optional; steering is encouraged.':
      'Cada tarde salen de Halcyon Bay dos veleros de regata con un patrón, un marinero y quien tenga ganas. Tirar de los cabos es opcional; llevar el timón, muy recomendable.',
    'In the garden': 'En el huerto',
    'Twelve seats, one menu': 'Doce asientos, un menú',
    'At Pimento Bay the cook walks the beds at eight and writes the card at nine. There is no second choice, and in eleven years nobody has wanted one.':
      'En Pimento Bay la cocinera recorre el huerto a las ocho y escribe la carta a las nueve. No hay segunda opción, y en once años nadie la ha querido.',
    'suites in two houses': 'suites en dos casas',
    'rums in the library': 'rones en la biblioteca',
    'announcements by loudspeaker': 'anuncios por altavoz',
    'Jewel Coast resorts': 'Los resorts Jewel Coast',
    Lately: 'Últimamente',
    'Harbour suite, evening': 'Suite del puerto, al anochecer',
    'The cove at Pimento Bay': 'La caleta de Pimento Bay',
    'The seventh, beside the sea': 'El hoyo siete, junto al mar',
    'Before the first coffee': 'Antes del primer café',
    'Offers for these houses': 'Ofertas para estas casas',
  },
  fields: {
    'jewel-evening-card': {
      occasion: 'Jueves, a las siete y media',
      courses: [
        { name: 'Callaloo, frío', detail: 'con coco y las primeras limas' },
        { name: 'Pargo de la barca del señor Grant', detail: 'leña de pimenta, mango verde' },
        { name: 'Fruta del pan, sin prisa', detail: 'mantequilla tostada, tomillo' },
        { name: 'Una guayaba', detail: 'y lo que opina de ella la cocina' },
      ],
      signature: 'Marcia, que cocina',
    },
  },
}
