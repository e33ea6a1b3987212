import type { DemoResort } from './types'

export const jewelCoastResorts: DemoResort[] = [
  {
    slug: 'pimento-bay',
    name: 'Jewel Coast Pimento Bay',
    brand: 'jewel-coast',
    country: 'Jamaica',
    region: 'Port Antonio',
    timeZone: 'America/Jamaica',
    location: { lat: 18.1762, lng: -76.4497 },
    image: 'pimento-bay-hero',
    tagline: { en: 'Rainforest down to the tideline', es: 'Selva hasta la orilla' },
    description: {
      en: 'On the green side of Jamaica the river meets the sea a few steps from the dining room. Eighty-four suites hide in gardens of allspice and ginger lily; the falls are a twenty-minute walk with a guide who grew up beside them.',
      es: 'En el lado verde de Jamaica el río llega al mar a pocos pasos del comedor. Ochenta y cuatro suites se esconden entre pimenta y flor de jengibre; la cascada está a veinte minutos con un guía que creció a su lado.',
    },
    gallery: [
      ['pimento-bay-hero', 'activities'],
      ['pimento-bay-cove', 'resort'],
      ['pimento-bay-suite', 'rooms'],
      ['pimento-bay-bar', 'dining'],
      ['pimento-bay-yoga', 'activities'],
      ['group-spa', 'activities'],
      ['halcyon-bay-pool', 'pools'],
      ['story-wedding', 'celebrations'],
    ],
    checkOut: '1:00 p.m.',
    amenities: [
      [
        { en: 'River rafting', es: 'Balsa por el río' },
        {
          en: 'Bamboo rafts on the Rio Grande, lunch on the bank',
          es: 'Balsas de bambú en el Río Grande, almuerzo en la orilla',
        },
      ],
      [
        { en: 'Rum library', es: 'Biblioteca de rones' },
        { en: 'A hundred and forty bottles and a librarian', es: 'Ciento cuarenta botellas y un bibliotecario' },
      ],
      [
        { en: 'Garden kitchen', es: 'Cocina del huerto' },
        { en: 'Twelve seats, one menu, picked that morning', es: 'Doce asientos, un menú, cosechado esa mañana' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'The Verandah',
        area: 90,
        capacity: { theatre: 70, classroom: 36, banquet: 60, boardroom: 26, reception: 90, uShape: 28 },
      },
    ],
    bookingEngineCode: 'JWL-PIM',
    tripAdvisorId: '9100147',
    tripAdvisorRating: 5,
    tripAdvisorReviews: 611,
    contact: {
      phone: '+1 876 555 0147',
      email: 'pimentobay@jewelcoast.example',
      address: 'Folly Road, Port Antonio, Jamaica',
    },
  },
  {
    slug: 'halcyon-bay',
    name: 'Jewel Coast Halcyon Bay',
    brand: 'jewel-coast',
    country: 'Antigua and Barbuda',
    region: 'Falmouth',
    timeZone: 'America/Antigua',
    location: { lat: 17.0196, lng: -61.7805 },
    image: 'halcyon-bay-hero',
    tagline: { en: 'An old harbour and a very good breeze', es: 'Un puerto antiguo y muy buen viento' },
    description: {
      en: 'Stone storehouses from the age of sail hold the library, the wine cellar and the best breakfast in Falmouth. One hundred and twelve suites look over the anchorage; in race week, bring binoculars.',
      es: 'Almacenes de piedra de la época de la vela guardan la biblioteca, la bodega y el mejor desayuno de Falmouth. Ciento doce suites miran al fondeadero; en la semana de regatas, traiga prismáticos.',
    },
    gallery: [
      ['halcyon-bay-hero', 'activities'],
      ['halcyon-bay-pool', 'pools'],
      ['halcyon-bay-suite', 'rooms'],
      ['halcyon-bay-golf', 'activities'],
      ['halcyon-bay-dining', 'dining'],
      ['halcyon-bay-reef', 'activities'],
      ['group-sailing', 'resort'],
      ['group-wedding', 'celebrations'],
      ['story-meeting', 'meetings'],
    ],
    amenities: [
      [
        { en: 'Two race yachts', es: 'Dos veleros de regata' },
        { en: 'Crewed sails at four every afternoon', es: 'Salidas con tripulación cada tarde a las cuatro' },
      ],
      [
        { en: 'Nine holes', es: 'Nueve hoyos' },
        { en: 'Green fees and a hickory set included', es: 'Green fee y palos de nogal incluidos' },
      ],
      [
        { en: 'The Cooperage', es: 'La Tonelería' },
        { en: 'Cellar tastings under the barrel vault', es: 'Catas bajo la bóveda de barriles' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Sail Loft',
        area: 140,
        capacity: { theatre: 120, classroom: 64, banquet: 90, boardroom: 34, reception: 140, uShape: 36 },
      },
      {
        name: 'Chart Room',
        area: 38,
        capacity: { theatre: 24, classroom: 14, banquet: 20, boardroom: 14, reception: 28, uShape: 12 },
      },
    ],
    bookingEngineCode: 'JWL-HAL',
    tripAdvisorId: '9100152',
    tripAdvisorRating: 4.5,
    tripAdvisorReviews: 748,
    contact: {
      phone: '+1 268 555 0152',
      email: 'halcyonbay@jewelcoast.example',
      address: 'Dockyard Lane, Falmouth, Antigua',
    },
  },
]
