import type { SpanishTexts } from './types'

/** Where a stay is booked. */
export const book: SpanishTexts = {
  words: {
    'For readers of the letter': 'Para quienes leen la carta',
    'HOLA10 is yours': 'HOLA10 es para usted',
    'Write it where the code is asked for, and a tenth of the price stays with you.':
      'Escríbalo donde se pide el código y una décima parte del precio se queda con usted.',
    Book: 'Reservar',
    'Book a stay': 'Reservar una estancia',
    'Choose a coast, your days and who comes with you. Members and those with a code book here, too.':
      'Elija la costa, los días y quién viene con usted. Los socios y quienes tienen un código también reservan aquí.',
    'Which morning shall we wake you for?': '¿Qué mañana le despertamos?',
    SAND50: 'SAND50',
    'You choose the coast': 'Usted elige la costa',
    'Rainforest, reef, harbour or hacienda. If you cannot decide, the table of all eight helps.':
      'Selva, arrecife, puerto o hacienda. Si no se decide, la tabla de las ocho casas le ayudará.',
    'All resorts': 'Todos los resorts',
    'We hold the room for a day': 'Le guardamos la habitación un día',
    'Nothing is charged until you have slept on it.': 'No se cobra nada hasta que lo haya consultado con la almohada.',
    'See the offers': 'Ver las ofertas',
    THANKS20: 'THANKS20',
  },
  fields: {
    'promo-coupon': {
      title: 'Cincuenta dólares para gastar junto al mar',
      copy: 'Si consulta desde esta página, el cupón ya va en su reserva.',
    },
    'identity-verification-promo': {
      title: 'Para quienes cuidan de los demás',
      copy: 'Enfermeras, maestros y personal de emergencias pagan una quinta parte menos, todo el año.',
      button: 'Verificar su identidad',
      success: 'Gracias. Su identidad está verificada, y su tarifa, en la reserva.',
    },
    'trip-advisor': {
      quote: 'La tercera mañana, la panadera ya nos había apartado un pan. No habíamos dicho ni una palabra.',
      author: 'Un huésped de Lisboa',
    },
    'inline-flight-booking-widget': {
      title: 'Estancia y vuelo en una sola reserva',
      copy: 'Díganos de dónde sale. El traslado desde el aeropuerto va incluido.',
    },
    'member-booking-widget': {
      title: 'Qué gusto volver a verle',
      copy: 'Con su número de socio, el buscador muestra las tarifas del club.',
    },
  },
}
