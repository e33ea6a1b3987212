import type { DemoResort } from './types'

export const costaVivaResorts: DemoResort[] = [
  {
    slug: 'playa-coralina',
    name: 'Costa Viva Playa Coralina',
    brand: 'costa-viva',
    country: 'Mexico',
    region: 'Riviera Maya',
    timeZone: 'America/Cancun',
    location: { lat: 20.6534, lng: -87.0613 },
    image: 'playa-coralina-hero',
    tagline: { en: 'Eleven slides and one very calm lagoon', es: 'Once toboganes y una laguna tranquila' },
    description: {
      en: 'Children choose between the water park, the circus school and a kitchen scaled to their height. The reef starts forty metres from the beach, shallow enough for a first mask and snorkel.',
      es: 'Los niños eligen entre el parque acuático, la escuela de circo y una cocina a su medida. El arrecife empieza a cuarenta metros de la playa, poco profundo para el primer esnórquel.',
    },
    gallery: [
      ['playa-coralina-hero', 'pools'],
      ['playa-coralina-beach', 'resort'],
      ['playa-coralina-suite', 'rooms'],
      ['playa-coralina-cenote', 'activities'],
      ['playa-coralina-reef', 'activities'],
      ['playa-coralina-market', 'dining'],
      ['punta-palmera-slides', 'pools'],
      ['group-wedding', 'celebrations'],
      ['meetings-hero', 'meetings'],
    ],
    checkIn: '4:00 p.m.',
    amenities: [
      [
        { en: 'Laguna Loca', es: 'Laguna Loca' },
        { en: 'Eleven slides, from splash pad to free fall', es: 'Once toboganes, del chapoteo a la caída libre' },
      ],
      [
        { en: 'Circo Chico', es: 'Circo Chico' },
        { en: 'Trapeze, juggling and a show every Saturday', es: 'Trapecio, malabares y función los sábados' },
      ],
      [
        { en: 'Baby concierge', es: 'Conserje de bebés' },
        { en: 'Cots, purées, monitors and a night nurse', es: 'Cunas, purés, monitores y enfermera de noche' },
      ],
      [
        { en: 'Reef walk', es: 'Paseo por el arrecife' },
        { en: 'Guided snorkelling from six years', es: 'Esnórquel guiado desde los seis años' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Gran Arrecife',
        area: 620,
        capacity: { theatre: 600, classroom: 340, banquet: 420, boardroom: 0, reception: 700, uShape: 0 },
      },
    ],
    bookingEngineCode: 'CVA-PLC',
    tripAdvisorId: '9100163',
    tripAdvisorRating: 4,
    tripAdvisorReviews: 3655,
    contact: {
      phone: '+52 984 555 0163',
      email: 'coralina@costaviva.example',
      address: 'Carretera Costera km 62, Riviera Maya, Mexico',
    },
  },
  {
    slug: 'punta-palmera',
    name: 'Costa Viva Punta Palmera',
    brand: 'costa-viva',
    country: 'Dominican Republic',
    region: 'Punta Cana',
    timeZone: 'America/Santo_Domingo',
    location: { lat: 18.6826, lng: -68.4055 },
    image: 'punta-palmera-hero',
    tagline: { en: 'Three generations, one long table', es: 'Tres generaciones, una mesa larga' },
    description: {
      en: 'Connecting suites sleep up to nine, the beach is raked before breakfast, and merengue lessons start whenever the band does. Grandparents tend to win at dominoes.',
      es: 'Suites comunicadas para hasta nueve personas, playa rastrillada antes del desayuno y clases de merengue cuando empieza la banda. Los abuelos suelen ganar al dominó.',
    },
    gallery: [
      ['punta-palmera-hero', 'resort'],
      ['punta-palmera-beach', 'resort'],
      ['punta-palmera-slides', 'pools'],
      ['punta-palmera-pool', 'pools'],
      ['punta-palmera-golf', 'activities'],
      ['playa-coralina-suite', 'rooms'],
      ['group-market', 'dining'],
      ['story-wedding', 'celebrations'],
      ['story-meeting', 'meetings'],
    ],
    checkIn: '4:00 p.m.',
    amenities: [
      [
        { en: 'Connecting suites', es: 'Suites comunicadas' },
        {
          en: 'Two, three or four rooms behind one front door',
          es: 'Dos, tres o cuatro habitaciones tras una sola puerta',
        },
      ],
      [
        { en: 'Merengue school', es: 'Escuela de merengue' },
        { en: 'Daily at five, with the house band', es: 'Cada día a las cinco, con la banda de la casa' },
      ],
      [
        { en: 'Championship golf', es: 'Golf de campeonato' },
        { en: 'Eighteen holes, four of them along the sea', es: 'Dieciocho hoyos, cuatro junto al mar' },
      ],
      [
        { en: 'Teens’ loft', es: 'Loft para jóvenes' },
        { en: 'Studio, climbing wall, no parents', es: 'Estudio, rocódromo, sin padres' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Salón Merengue',
        area: 480,
        capacity: { theatre: 450, classroom: 260, banquet: 320, boardroom: 0, reception: 520, uShape: 0 },
      },
      {
        name: 'Sala Dominó',
        area: 70,
        capacity: { theatre: 60, classroom: 34, banquet: 40, boardroom: 24, reception: 70, uShape: 26 },
      },
    ],
    bookingEngineCode: 'CVA-PPM',
    tripAdvisorId: '9100178',
    tripAdvisorRating: 4,
    tripAdvisorReviews: 2971,
    contact: {
      phone: '+1 809 555 0178',
      email: 'palmera@costaviva.example',
      address: 'Boulevard del Este, Punta Cana, Dominican Republic',
    },
  },
]
