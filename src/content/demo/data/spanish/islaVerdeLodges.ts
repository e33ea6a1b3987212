import type { SpanishTexts } from './types'

/** The lodges of Isla Verde. */
export const islaVerdeLodges: SpanishTexts = {
  words: {
    'Lodges of Isla Verde': 'Lodges de Isla Verde',
    'The lodges of Isla Verde': 'Los lodges de Isla Verde',
    'Cabins on stilts, a kitchen garden and one long veranda: how you will live at Isla Verde.':
      'Cabañas sobre pilotes, un huerto y una sola veranda muy larga: así se vive en Isla Verde.',
    'Twenty cabins': 'Veinte cabañas',
    'A house for every clearing': 'Una casa para cada claro',
    'We counted the clearings first and built as many cabins. That is how there came to be twenty.':
      'Primero contamos los claros del bosque y después construimos otras tantas cabañas. Así salieron veinte.',
    Cabins: 'Cabañas',
    'High enough for the view, low enough for the breeze': 'Con altura para la vista y sin perder la brisa',
    'Each stands on nine posts with its back to the hill. Hammock in front, rain shower behind, a bed in the middle that two carpenters took a month over.':
      'Cada una se alza sobre nueve pilotes, de espaldas a la loma. Una hamaca delante, una ducha de lluvia detrás y, en medio, una cama que a dos carpinteros les llevó un mes.',
    'The kitchen': 'La cocina',
    'Forty beds, all of them vegetables': 'Cuarenta camas, todas de verduras',
    'Breakfast grows behind the kitchen, lunch comes over the beach in a bucket, and dinner is what the two have to say to each other.':
      'El desayuno crece detrás de la cocina, el almuerzo llega por la playa en un balde y la cena es lo que los dos tienen que decirse.',
    'Walk the garden with the cook': 'Recorrer el huerto con la cocinera',
    'In every cabin': 'En cada cabaña',
    'A map of the trees': 'Un mapa de los árboles',
    'Drawn by the school, corrected by a botanist, argued over ever since.':
      'Dibujado por la escuela, corregido por una botánica y discutido desde entonces.',
    'A tide table': 'Una tabla de mareas',
    'The only clock that anybody here keeps to.': 'El único reloj al que aquí se le hace caso.',
    'A lamp that charges itself': 'Una lámpara que se carga sola',
    'Leave it on the sill at noon and it lasts for a chapter and a half.':
      'Déjela en la ventana a mediodía y le durará capítulo y medio.',
    'A day without a plan': 'Un día sin planes',
    Morning: 'Mañana',
    '5:30': '5:30',
    ' Howlers. You may turn over.': ' Monos aulladores. Puede darse la vuelta en la cama.',
    '7:00': '7:00',
    ' Coffee on the veranda, papaya from the tree beside it.': ' Café en la veranda, papaya del árbol de al lado.',
    Noon: 'Mediodía',
    '12:00': '12:00',
    ' Too hot. Hammock.': ' Demasiado calor. Hamaca.',
    '14:00': '14:00',
    ' Still too hot. The other hammock.': ' Sigue el calor. La otra hamaca.',
    Night: 'Noche',
    '18:20': '18:20',
    ' Everybody goes quiet and looks west.': ' Todos callan y miran al oeste.',
    '22:00': '22:00',
    ' Lamps out, stars on.': ' Se apagan las lámparas, se encienden las estrellas.',
  },
}
