import type { DemoResort } from './types'

export const solmaraResorts: DemoResort[] = [
  {
    slug: 'pointe-azul',
    name: 'Solmara Pointe Azul',
    brand: 'solmara',
    country: 'Saint Lucia',
    region: 'Soufrière',
    timeZone: 'America/St_Lucia',
    location: { lat: 13.8385, lng: -61.0603 },
    image: 'pointe-azul-hero',
    tagline: { en: 'Under the Pitons, above the bay', es: 'Bajo los Pitones, sobre la bahía' },
    description: {
      en: 'Two hundred and ten rooms climb a hillside of breadfruit and cocoa, each facing the two peaks that made the island famous. A funicular runs to the beach every six minutes; most guests end up walking.',
      es: 'Doscientas diez habitaciones suben por una ladera de cacao y árbol del pan, todas frente a los dos picos que hicieron famosa a la isla. Un funicular baja a la playa cada seis minutos; casi todos acaban yendo a pie.',
    },
    gallery: [
      ['pointe-azul-hero', 'resort'],
      ['pointe-azul-peaks', 'resort'],
      ['pointe-azul-pool', 'pools'],
      ['pointe-azul-suite', 'rooms'],
      ['pointe-azul-dining', 'dining'],
      ['pointe-azul-falls', 'activities'],
      ['group-wedding', 'celebrations'],
      ['story-meeting', 'meetings'],
    ],
    amenities: [
      [
        { en: 'Cocoa walk', es: 'Paseo del cacao' },
        {
          en: 'From pod to bar with the estate’s own grower, Tuesdays and Fridays',
          es: 'De la mazorca a la tableta con el agricultor de la finca, martes y viernes',
        },
      ],
      [
        { en: 'Funicular', es: 'Funicular' },
        {
          en: 'Hillside to beach, six in the morning to midnight',
          es: 'De la ladera a la playa, de seis a medianoche',
        },
      ],
      [
        { en: 'Five restaurants', es: 'Cinco restaurantes' },
        { en: 'No buffet after breakfast', es: 'Sin bufé después del desayuno' },
      ],
      [
        { en: 'Dive school', es: 'Escuela de buceo' },
        { en: 'Two tanks a day are part of the stay', es: 'Dos inmersiones al día incluidas' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Cocoa House',
        area: 180,
        capacity: { theatre: 160, classroom: 90, banquet: 120, boardroom: 40, reception: 180, uShape: 45 },
      },
      {
        name: 'Gros Piton Terrace',
        area: 320,
        capacity: { theatre: 0, classroom: 0, banquet: 200, boardroom: 0, reception: 300, uShape: 0 },
      },
    ],
    bookingEngineCode: 'SOL-PAZ',
    tripAdvisorId: '9100121',
    tripAdvisorRating: 4.5,
    tripAdvisorReviews: 2418,
    contact: {
      phone: '+1 758 555 0121',
      email: 'pointeazul@solmara.example',
      address: 'Anse Deux Pitons, Soufrière, Saint Lucia',
    },
  },
  {
    slug: 'bahia-serena',
    name: 'Solmara Bahía Serena',
    brand: 'solmara',
    country: 'Dominican Republic',
    region: 'Samaná',
    timeZone: 'America/Santo_Domingo',
    location: { lat: 19.2053, lng: -69.3369 },
    image: 'bahia-serena-hero',
    tagline: { en: 'A kilometre of sand, and no road to it', es: 'Un kilómetro de arena, sin carretera' },
    description: {
      en: 'You arrive by boat, across the bay where humpback whales spend the winter. Low houses stand among coconut palms older than anyone who works here, and the only traffic is the bicycle that brings the bread.',
      es: 'Se llega en barco, por la bahía donde las ballenas jorobadas pasan el invierno. Casas bajas entre cocoteros más viejos que cualquiera de nosotros, y el único tráfico es la bicicleta que trae el pan.',
    },
    gallery: [
      ['bahia-serena-hero', 'resort'],
      ['bahia-serena-beach', 'resort'],
      ['bahia-serena-suite', 'rooms'],
      ['bahia-serena-spa', 'activities'],
      ['bahia-serena-sail', 'activities'],
      ['bahia-serena-dining', 'dining'],
      ['group-aerial', 'resort'],
      ['weddings-hero', 'celebrations'],
      ['meetings-hero', 'meetings'],
    ],
    amenities: [
      [
        { en: 'Whale season', es: 'Temporada de ballenas' },
        {
          en: 'January to March, with a marine biologist aboard',
          es: 'De enero a marzo, con una bióloga marina a bordo',
        },
      ],
      [
        { en: 'Sailing centre', es: 'Centro de vela' },
        {
          en: 'Twelve dinghies, two Hobie Cats and patient teachers',
          es: 'Doce veleros, dos catamaranes y maestros con paciencia',
        },
      ],
      [
        { en: 'Mangrove spa', es: 'Spa en el manglar' },
        {
          en: 'Six cabins on stilts, open on the water side',
          es: 'Seis cabinas sobre pilotes, abiertas hacia el agua',
        },
      ],
      [
        { en: 'Bread oven', es: 'Horno de pan' },
        { en: 'Coconut loaves at six; help is welcome', es: 'Pan de coco a las seis; se acepta ayuda' },
      ],
    ],
    meetingFacilities: [
      {
        name: 'Salón Ballena',
        area: 240,
        capacity: { theatre: 220, classroom: 130, banquet: 160, boardroom: 48, reception: 240, uShape: 54 },
      },
      {
        name: 'Sala Coco',
        area: 56,
        capacity: { theatre: 40, classroom: 24, banquet: 30, boardroom: 18, reception: 45, uShape: 20 },
      },
    ],
    bookingEngineCode: 'SOL-BHS',
    tripAdvisorId: '9100134',
    tripAdvisorRating: 4.5,
    tripAdvisorReviews: 1862,
    contact: {
      phone: '+1 809 555 0134',
      email: 'bahiaserena@solmara.example',
      address: 'Playa Serena, Samaná, Dominican Republic',
    },
  },
]
