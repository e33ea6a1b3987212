import type { SpanishTexts } from './types'

/** Cenote Luna, of Noche Azul. */
export const resortCenoteLuna: SpanishTexts = {
  words: {
    'Noche Azul Cenote Luna': 'Noche Azul Cenote Luna',
    'See the offers': 'Ver las ofertas',
    'Ask us something': 'Preguntar',
    Welcome: 'Bienvenidos',
    'The rope makers left us a well': 'Los cordeleros nos dejaron un pozo',
    'Light, and the lack of it': 'La luz, y su ausencia',
    Dining: 'La mesa',
    'Wood fire until one': 'Leña hasta la una',
    'Marcela cooks over three kinds of wood in the middle of the courtyard. The menu has five lines; the tortillas arrive when you stop talking.':
      'Marcela cocina con tres clases de leña en medio del patio. La carta tiene cinco renglones; las tortillas llegan cuando usted deja de hablar.',
    'An ordinary night': 'Una noche cualquiera',
    'Before dinner': 'Antes de la cena',
    'Swim when the day visitors of the sun have gone: there are none, but the light behaves as if.':
      'Nade cuando ya se ha ido la gente que viene a pasar el día al sol: no viene nadie, pero la luz hace como que sí.',
    'A bicycle into town for a sorbet under the arches.': 'Al pueblo en bicicleta, por un sorbete bajo los portales.',
    Dinner: 'La cena',
    'A seat at the fire. Ask for whatever is under the ashes.':
      'Un asiento junto al fuego. Pida lo que haya bajo las cenizas.',
    After: 'Después',
    'The bar, then the orange court, then the candles on the water.':
      'El bar, luego el patio de los naranjos, luego las velas sobre el agua.',
    'Room service sends consommé until four.': 'El servicio a la habitación manda consomé hasta las cuatro.',
    Rooms: 'Habitaciones',
    'Lime, linen, dark': 'Cal, lino, oscuridad',
    'Rooms have ceilings of five metres, floors laid by hand and shutters that leave no gap at noon. Hammocks hang from the original hooks.':
      'Las habitaciones tienen techos de cinco metros, pisos puestos a mano y postigos que a mediodía no dejan ni una rendija. Las hamacas cuelgan de los ganchos originales.',
    'Fact sheet below': 'Ficha técnica, más abajo',
    rooms: 'habitaciones',
    'deep, and clear to the bottom': 'de hondo, y se ve el fondo',
    'mezcals by village': 'mezcales, por pueblo',
    '2 p.m.': '14:00',
    'end of breakfast': 'fin del desayuno',
    'What is included': 'Qué está incluido',
    'Worth knowing': 'Conviene saber',
    'Getting here': 'Cómo llegar',
    'Seventy-five minutes from Mérida on an empty road. Arrive after dark if you can; the drive is lit by lanterns.':
      'A setenta y cinco minutos de Mérida por una carretera vacía. Si puede, llegue de noche: el camino de entrada se alumbra con faroles.',
    'A word more': 'Una palabra más',
    'The hacienda once made rope for half the world’s ships. The machine house is now a ballroom, the chimney a lighthouse of sorts, and the well is the reason to come.':
      'La hacienda hacía cuerda para la mitad de los barcos del mundo. La casa de máquinas es hoy un salón de baile; la chimenea, una especie de faro, y el pozo, la razón para venir.',
    'Rooms for meetings and celebrations': 'Salas para reuniones y celebraciones',
    'All rooms of the group': 'Todas las salas del grupo',
    'Nights with a name': 'Noches con nombre',
    'Fact sheet': 'Ficha técnica',
    'Distances, rooms and hours on one page.': 'Distancias, habitaciones y horarios en una página.',
    'Ask the house': 'Pregúntele a la casa',
    'Reception is awake. So is everyone else.': 'La recepción está despierta. Los demás también.',
    'Every day, around the clock': 'Todos los días, a toda hora',
    'More ways to reach us': 'Más maneras de dar con nosotros',
  },
  fields: {
    'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
  },
}
