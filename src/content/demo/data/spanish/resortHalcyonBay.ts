import type { SpanishTexts } from './types'

/** Halcyon Bay, of Jewel Coast. */
export const resortHalcyonBay: SpanishTexts = {
  words: {
    'Jewel Coast Halcyon Bay': 'Jewel Coast Halcyon Bay',
    'See the offers': 'Ver las ofertas',
    'Ask us something': 'Preguntar',
    Welcome: 'Bienvenidos',
    'The harbour kept the best rooms for us': 'El puerto nos guardó las mejores habitaciones',
    Dining: 'La mesa',
    'Lunch where the barrels were': 'Almuerzo donde hubo barriles',
    'Lobster from May to January, goat water on Sundays, and a cellar under the cooperage that Edmund will talk about for exactly as long as you like.':
      'Langosta de mayo a enero, caldo de chivo los domingos y, bajo la tonelería, una bodega de la que Edmund le hablará exactamente todo el tiempo que usted quiera.',
    'Harbour light': 'Luz de puerto',
    Rooms: 'Habitaciones',
    'Stone walls, sea air': 'Muros de piedra, aire de mar',
    'Behind walls a metre thick the storehouses stay cool without a sound. Newer suites stand on the hill, with a plunge pool and a telescope already pointed at the anchorage.':
      'Tras muros de un metro de grueso, los almacenes se mantienen frescos sin hacer ruido. Las suites más nuevas están en la colina, con una pequeña piscina propia y un telescopio que ya apunta al fondeadero.',
    'Fact sheet below': 'Ficha técnica, más abajo',
    'With the wind': 'Según el viento',
    'Light airs': 'Ventolina',
    'A round with hickory clubs before the heat.': 'Una vuelta con palos de nogal antes de que apriete el calor.',
    'Snorkel at Pillars, fifteen minutes by launch.': 'Esnórquel en Pillars, a quince minutos en lancha.',
    'Trade wind': 'Alisio',
    'Four o’clock sail. Take the helm past the fort.':
      'A las cuatro se sale a vela. Al pasar el fuerte, el timón es suyo.',
    'Rum punch at Shirley Heights, by water taxi.': 'Ponche de ron en Shirley Heights, adonde se va en taxi acuático.',
    'A blow': 'Ventarrón',
    'Tasting under the vault with Edmund.': 'Cata con Edmund bajo la bóveda.',
    'Chess by the fire that is lit twice a year.': 'Ajedrez junto a la chimenea, que se enciende dos veces al año.',
    suites: 'suites',
    'race yachts': 'veleros de regata',
    'holes by the sea': 'hoyos junto al mar',
    '4 min': '4 min',
    'the clock is fast': 'adelanta el reloj',
    'What is included': 'Qué está incluido',
    'Worth knowing': 'Conviene saber',
    'Getting here': 'Cómo llegar',
    'Thirty-five minutes from the airport by car. In the right wind we fetch you from the marina by yacht; tell us if your luggage minds.':
      'A treinta y cinco minutos del aeropuerto en auto. Si el viento acompaña, pasamos por usted a la marina en velero; avísenos si a su equipaje le incomoda.',
    'A word more': 'Una palabra más',
    'The clock on the sail loft is four minutes fast so that crews are never late. The dining room runs on the same time.':
      'El reloj del taller de velas va cuatro minutos adelantado para que ninguna tripulación llegue tarde. El comedor se rige por la misma hora.',
    'Rooms for meetings and celebrations': 'Salas para reuniones y celebraciones',
    'All rooms of the group': 'Todas las salas del grupo',
    'For your logbook': 'Para su bitácora',
    'Fact sheet': 'Ficha técnica',
    'Distances, rooms and hours on one page.': 'Distancias, habitaciones y horarios en una página.',
    'Ask the house': 'Pregúntele a la casa',
    'The harbourmaster’s old telephone still rings here.':
      'Aquí sigue sonando el viejo teléfono del capitán de puerto.',
    'Every day, around the clock': 'Todos los días, a toda hora',
    'More ways to reach us': 'Más maneras de dar con nosotros',
  },
  fields: {
    'check-in-out': { checkInLabel: 'Entrada', checkOutLabel: 'Salida' },
  },
}
