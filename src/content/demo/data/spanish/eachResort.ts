import type { SpanishTexts } from './types'

/** The pages that show the resort of their address: one for all, and one in the looks of a brand. */
function eachResortOf(english: string, spanish: string): SpanishTexts {
  return {
    words: {
      [english]: spanish,
      'See the offers': 'Ver las ofertas',
      'Ask us something': 'Preguntar',
      'When would you like to come?': '¿Cuándo le gustaría venir?',
      Welcome: 'Bienvenidos',
      'Good that you found us': 'Qué bueno que nos encontró',
      'Look around': 'Eche un vistazo',
      'What is included': 'Qué está incluido',
      'Rooms for meetings and celebrations': 'Salas para reuniones y celebraciones',
      'All rooms of the group': 'Todas las salas del grupo',
      'While it lasts': 'Mientras dure',
      'Fact sheet': 'Ficha técnica',
      'Distances, rooms and hours on one page.': 'Distancias, habitaciones y horarios en una página.',
      'Ask the house': 'Pregúntele a la casa',
      'Write or call: somebody who has slept there answers.': 'Escriba o llame: contesta alguien que ha dormido allí.',
      'Every day, around the clock': 'Todos los días, a toda hora',
      'More ways to reach us': 'Más maneras de dar con nosotros',
    },
    fields: {
      'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
    },
  }
}

export const eachResort = eachResortOf('A resort', 'Un resort')
export const eachResortOfJewelCoast = eachResortOf('A resort of Jewel Coast', 'Un resort de Jewel Coast')
export const eachResortOfCostaViva = eachResortOf('A resort of Costa Viva', 'Un resort de Costa Viva')
export const eachResortOfNocheAzul = eachResortOf('A resort of Noche Azul', 'Un resort de Noche Azul')
