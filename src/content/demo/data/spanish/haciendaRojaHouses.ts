import type { SpanishTexts } from './types'

/** The houses of Hacienda Roja. */
export const haciendaRojaHouses: SpanishTexts = {
  words: {
    'The houses of Hacienda Roja': 'Las casas de Hacienda Roja',
    'Rooms and tables of Hacienda Roja': 'Habitaciones y mesas de Hacienda Roja',
    'How you will live in the three houses: rooms with shutters, long tables, a chapel for naps and storms.':
      'Así se vive en las tres casas: habitaciones con postigos, mesas largas y una capilla para siestas y tormentas.',
    'Three houses, fifty-eight rooms': 'Tres casas, cincuenta y ocho habitaciones',
    'Thick walls, long tables': 'Muros gruesos, mesas largas',
    'A sugar house, a coffee house and a house that nobody ever knew the purpose of. That one has the best beds.':
      'Una casa de azúcar, una de café y una que nadie supo nunca para qué servía. Esa tiene las mejores camas.',
    'Read the floors': 'Leer los suelos',
    Rooms: 'Habitaciones',
    'Shutters first, then curtains, then morning': 'Primero los postigos, luego las cortinas, luego la mañana',
    'Carved beds, cane chairs, a jug that is filled while you are at breakfast. The ceilings are so high that the heat stays up there with the moths.':
      'Camas talladas, sillas de rejilla, una jarra que se llena mientras usted desayuna. Los techos son tan altos que el calor se queda allá arriba, con las polillas.',
    'At the table': 'A la mesa',
    'Nobody eats alone unless they have asked to': 'Nadie come solo si no lo ha pedido',
    'Lunch is at one, in the arcade, at a table for thirty. Doña Amparo cooks what her mother cooked, with less lard and the same spoon.':
      'Se almuerza a la una, bajo los arcos, en una mesa para treinta. Doña Amparo cocina lo que cocinaba su madre, con menos manteca y la misma cuchara.',
    'Which of the three': 'Cuál de las tres',
    'La Grande': 'La Grande',
    'The sugar house. Twenty-six rooms around a yard with a chimney in it.':
      'La casa del azúcar. Veintiséis habitaciones en torno a un patio con chimenea.',
    'La Alta': 'La Alta',
    'The coffee house, on the hill. Twenty rooms, and fires in the evening.':
      'La casa del café, en la loma. Veinte habitaciones y, por la noche, el fuego encendido.',
    'La Callada': 'La Callada',
    'The quiet one. Twelve rooms, a bath house, and no explanation.':
      'La silenciosa. Doce habitaciones, una casa de baños y ninguna explicación.',
    'A day in the house': 'Un día en la casa',
    Morning: 'Mañana',
    '6:00': '6:00',
    ' The bell, once. It is not meant for you.': ' La campana, una vez. No es por usted.',
    '8:00': '8:00',
    ' Chocolate in the courtyard, under whichever tree is in flower.':
      ' Chocolate en el patio, bajo el árbol que esté en flor.',
    Afternoon: 'Tarde',
    '13:00': '13:00',
    ' The long table.': ' La mesa larga.',
    '15:00': '15:00',
    ' Silence, by decree of 1811.': ' Silencio, por decreto de 1811.',
    Evening: 'Noche',
    '18:30': '18:30',
    ' Rosewater and cards in the arcade.': ' Agua de rosas y naipes bajo los arcos.',
    '21:00': '21:00',
    ' The band from next door, if it is Thursday.': ' La banda de al lado, si es jueves.',
  },
}
