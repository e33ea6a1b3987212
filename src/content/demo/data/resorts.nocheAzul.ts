import type { DemoResort } from './types'

export const nocheAzulResorts: DemoResort[] = [
  {
    slug: 'cenote-luna',
    name: 'Noche Azul Cenote Luna',
    brand: 'noche-azul',
    country: 'Mexico',
    region: 'Yucatán',
    timeZone: 'America/Merida',
    location: { lat: 20.8801, lng: -88.5203 },
    image: 'cenote-luna-hero',
    tagline: { en: 'Swim at noon, dine at midnight', es: 'Nadar a mediodía, cenar a medianoche' },
    description: {
      en: 'A restored henequen hacienda built around its own cenote. The courtyard kitchen cooks over wood until one in the morning and the mezcal list is longer than the breakfast menu. Guests are eighteen and over.',
      es: 'Una hacienda henequenera restaurada alrededor de su propio cenote. La cocina del patio trabaja con leña hasta la una y la carta de mezcales es más larga que la del desayuno. Solo para mayores de dieciocho años.',
    },
    gallery: [
      ['cenote-luna-hero', 'activities'],
      ['cenote-luna-bar', 'dining'],
      ['cenote-luna-pool', 'pools'],
      ['cenote-luna-suite', 'rooms'],
      ['cenote-luna-town', 'resort'],
      ['group-dining', 'dining'],
      ['story-town', 'activities'],
      ['weddings-hero', 'celebrations'],
    ],
    checkIn: '4:00 p.m.',
    checkOut: '2:00 p.m.',
    amenities: [
      [
        { en: 'Private cenote', es: 'Cenote privado' },
        { en: 'Open from sunrise, candlelit after dark', es: 'Abierto desde el alba, con velas por la noche' },
      ],
      [
        { en: 'Mezcalería', es: 'Mezcalería' },
        { en: 'Ninety villages, poured by Inés', es: 'Noventa pueblos, servidos por Inés' },
      ],
      [
        { en: 'Late breakfast', es: 'Desayuno tardío' },
        { en: 'Until two, in the orange court', es: 'Hasta las dos, en el patio de los naranjos' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Casa de Máquinas',
        area: 210,
        capacity: { theatre: 180, classroom: 96, banquet: 130, boardroom: 44, reception: 220, uShape: 48 },
      },
    ],
    bookingEngineCode: 'NAZ-CLU',
    tripAdvisorId: '9100186',
    tripAdvisorRating: 5,
    tripAdvisorReviews: 934,
    contact: { phone: '+52 999 555 0186', email: 'luna@nocheazul.example', address: 'Hacienda Luna, Yucatán, Mexico' },
  },
  {
    slug: 'west-end',
    name: 'Noche Azul West End',
    brand: 'noche-azul',
    country: 'Jamaica',
    region: 'Negril',
    timeZone: 'America/Jamaica',
    location: { lat: 18.2494, lng: -78.3629 },
    image: 'west-end-hero',
    tagline: { en: 'Where Jamaica keeps its sunsets', es: 'Donde Jamaica guarda sus atardeceres' },
    description: {
      en: 'Seventy rooms cut into the limestone cliffs of Negril, ladders down to the water, and a terrace that goes quiet for exactly four minutes each evening. Then the selector drops the needle.',
      es: 'Setenta habitaciones talladas en los acantilados de Negril, escaleras hasta el agua y una terraza que cada tarde calla exactamente cuatro minutos. Después, el selector baja la aguja.',
    },
    gallery: [
      ['west-end-hero', 'dining'],
      ['west-end-sunset', 'celebrations'],
      ['west-end-beach', 'resort'],
      ['west-end-dining', 'dining'],
      ['west-end-sail', 'activities'],
      ['cenote-luna-suite', 'rooms'],
      ['cenote-luna-pool', 'pools'],
    ],
    checkIn: '4:00 p.m.',
    checkOut: '2:00 p.m.',
    amenities: [
      [
        { en: 'Cliff ladders', es: 'Escaleras del acantilado' },
        { en: 'Nine ways into the sea, lit at night', es: 'Nueve bajadas al mar, iluminadas de noche' },
      ],
      [
        { en: 'Listening room', es: 'Sala de escucha' },
        { en: 'Four thousand records, rocksteady to dub', es: 'Cuatro mil discos, de rocksteady a dub' },
      ],
      [
        { en: 'Blue-hour cruise', es: 'Paseo de la hora azul' },
        {
          en: 'A wooden schooner, forty minutes, no commentary',
          es: 'Una goleta de madera, cuarenta minutos, sin comentarios',
        },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Listening Room',
        area: 85,
        capacity: { theatre: 60, classroom: 30, banquet: 48, boardroom: 22, reception: 90, uShape: 24 },
      },
    ],
    bookingEngineCode: 'NAZ-WST',
    tripAdvisorId: '9100193',
    tripAdvisorRating: 4.5,
    tripAdvisorReviews: 1207,
    contact: {
      phone: '+1 876 555 0193',
      email: 'westend@nocheazul.example',
      address: 'Lighthouse Road, West End, Negril, Jamaica',
    },
  },
]
