import type { SpanishTexts } from './types'

/** The floors of Hacienda Roja. */
export const haciendaRojaFloors: SpanishTexts = {
  words: {
    'Six floors of Hacienda Roja': 'Seis suelos de Hacienda Roja',
    'Six floors, one house': 'Seis suelos, una casa',
    'The history of Hacienda Roja by its tiles, from clay and ash to the floor that was laid last spring.':
      'La historia de Hacienda Roja según sus baldosas, desde el barro y la ceniza hasta el suelo que se colocó la primavera pasada.',
    'A history, by tiles': 'Una historia en baldosas',
    'Two hundred and forty years of people walking across a room.':
      'Doscientos cuarenta años de gente que cruza una habitación.',
    'From the ground up': 'De abajo arriba',
    'Under glass in the hall lies a corner of each.': 'En el zaguán, bajo un cristal, queda una esquina de cada uno.',
    'The year of the flood': 'El año de la crecida',
    'Everything blue was washed out of the market, so the mistress had waves laid instead.':
      'El agua se llevó del mercado todo lo azul, así que la señora mandó poner olas en su lugar.',
    'The lattice': 'La celosía',
    'Ordered from a catalogue, regretted for thirty years, now the favourite of everybody under forty.':
      'Pedida por catálogo, lamentada durante treinta años y hoy la favorita de todos los menores de cuarenta.',
    'Last spring': 'La primavera pasada',
    Ours: 'El nuestro',
    'Pressed by Don Evaristo’s granddaughter with his iron mould. It has the sun that is on the gate.':
      'Prensado por la nieta de don Evaristo con el molde de hierro del abuelo. Lleva el sol del portón.',
    'The workshop': 'El taller',
    'Press one yourself': 'Prense la suya',
    'On Thursdays the mould is yours. Pigment, cement, four turns of the press; then it has to lie in water for a week. We send it after you, unless you would rather come back for it.':
      'Los jueves el molde es suyo. Pigmento, cemento, cuatro vueltas de prensa; después la baldosa tiene que pasar una semana en agua. Se la enviamos a casa, a no ser que prefiera volver por ella.',
    'Ask for a place': 'Pedir un lugar',
    Underfoot: 'Bajo los pies',
    'May I walk on them?': '¿Se pueden pisar?',
    'Please do, and barefoot if you can. They have been polished by nothing else.':
      'Por favor, y con los pies descalzos si puede. Otro pulido no han tenido.',
    'Do you sell tiles?': '¿Venden baldosas?',
    'The sun of last spring, by the square metre, in two pairs of colours. The others have been walked on for too long to be sold.':
      'El sol de la primavera pasada, por metro cuadrado, en dos pares de colores. Las demás llevan demasiados años de pasos como para venderlas.',
  },
}
