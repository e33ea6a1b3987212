import type { PostSource } from './types'

/** Press releases beside that of the opening in Yucatán. */
export const pressPosts: PostSource[] = [
  {
    slug: 'one-dollar-a-night-2026',
    postType: 'Press Release',
    cover: 'group-reef',
    author: 'Solmara Resorts',
    publishedAt: '2026-09-03T08:00:00.000Z',
    tags: ['care', 'figures'],
    title: {
      en: 'One dollar of every night: 412,000 dollars for reefs, boats and a clinic',
      es: 'Un dólar de cada noche: 412,000 dólares para arrecifes, botes y un dispensario',
    },
    excerpt: {
      en: 'The group publishes what its guests’ nights have paid for this year, to the dollar and audited.',
      es: 'El grupo publica lo que han pagado este año las noches de sus huéspedes, al dólar y auditado.',
    },
    body: {
      en: [
        '**Santo Domingo, 3 September 2026.** From September 2025 to August 2026 guests of Solmara Resorts slept 412,000 nights. One dollar of each went to Playa Cares, the group’s fund, which has now published its accounts for the ninth time.',
        '“We hang them in every reception, beside the tide table,” said Catalina Brito, managing director of the group. “People read both.”',
        '## Where it went',
        '- 168,000 dollars to the coral nursery off Samaná, which planted out 5,100 fragments',
        '- 121,000 dollars to nine school boats and their engines',
        '- 83,000 dollars to the clinic above Port Antonio, for its second nurse and a generator',
        '- 40,000 dollars kept for the hurricane season',
        'The accounts were audited by Peralta y Asociados, Santo Domingo. Questions: press@solmara.example.',
      ],
      es: [
        '**Santo Domingo, 3 de septiembre de 2026.** De septiembre de 2025 a agosto de 2026, los huéspedes de Solmara Resorts durmieron 412,000 noches. Un dólar de cada una fue a Playa Cares, el fondo del grupo, que acaba de publicar sus cuentas por novena vez.',
        '«Las colgamos en cada recepción, junto a la tabla de mareas», dijo Catalina Brito, directora general del grupo. «La gente lee las dos».',
        '## Adónde fue',
        '- 168,000 dólares al vivero de coral frente a Samaná, que plantó 5,100 fragmentos',
        '- 121,000 dólares a nueve botes escolares con sus motores',
        '- 83,000 dólares al dispensario sobre Port Antonio, para una segunda enfermera y una planta eléctrica',
        '- 40,000 dólares guardados para la temporada de huracanes',
        'Auditó las cuentas Peralta y Asociados, de Santo Domingo. Preguntas: press@solmara.example.',
      ],
    },
  },
  {
    slug: 'pointe-azul-runs-on-the-sun',
    postType: 'Press Release',
    cover: 'pointe-azul-peaks',
    author: 'Solmara Resorts',
    publishedAt: '2026-05-20T08:00:00.000Z',
    tags: ['energy'],
    title: {
      en: 'Pointe Azul runs on the sun by day',
      es: 'Pointe Azul funciona de día con el sol',
    },
    excerpt: {
      en: 'A roof of 2,900 panels and a battery in the old cocoa store carry the resort from eight to six.',
      es: 'Un techo de 2,900 paneles y una batería en el antiguo almacén de cacao sostienen el resort de ocho a seis.',
    },
    body: {
      en: [
        '**Soufrière, 20 May 2026.** Since the first of May Solmara Pointe Azul has drawn no power from the grid between eight in the morning and six in the evening. The panels stand over the staff car park and the laundry, where guests do not see them and the shade is welcome.',
        '## In numbers',
        '- 2,900 panels, 1.1 megawatts at noon',
        '- A battery of 3.4 megawatt hours, in a store that was built for cocoa in 1795',
        '- 640 tonnes of diesel a year that stay in the ship',
        'Bahía Serena follows in the spring of 2027. The engineers’ report is sent on request.',
      ],
      es: [
        '**Soufrière, 20 de mayo de 2026.** Desde el primero de mayo, Solmara Pointe Azul no toma electricidad de la red entre las ocho de la mañana y las seis de la tarde. Los paneles están sobre el estacionamiento del personal y la lavandería, donde los huéspedes no los ven y la sombra se agradece.',
        '## En cifras',
        '- 2,900 paneles, 1.1 megavatios al mediodía',
        '- Una batería de 3.4 megavatios hora, en un almacén que se construyó para el cacao en 1795',
        '- 640 toneladas de diésel al año que se quedan en el barco',
        'Bahía Serena sigue en la primavera de 2027. El informe de los ingenieros se envía a quien lo pida.',
      ],
    },
  },
  {
    slug: 'amara-joseph-leads-guest-relations',
    postType: 'Press Release',
    cover: 'group-sailing',
    author: 'Solmara Resorts',
    publishedAt: '2026-02-11T08:00:00.000Z',
    tags: ['people'],
    title: {
      en: 'Amara Joseph leads guest relations of all eight resorts',
      es: 'Amara Joseph dirige la atención al huésped de los ocho resorts',
    },
    excerpt: {
      en: 'After eleven seasons at the front door of Halcyon Bay she takes over the concierges of the group.',
      es: 'Tras once temporadas en la puerta de Halcyon Bay se hace cargo de las conserjerías del grupo.',
    },
    body: {
      en: [
        '**St. John’s, 11 February 2026.** Amara Joseph, 38, has been appointed director of guest relations of Solmara Resorts. She began as a night porter in Falmouth in 2015, and has run the concierge desk of Jewel Coast Halcyon Bay since 2019.',
        '“I shall do what I did before,” she said, “in eight places: know every room by its view.”',
        'Miss Joseph succeeds Tomás Reyes, who retires to his boat. A portrait in print size is available from press@solmara.example.',
      ],
      es: [
        '**St. John’s, 11 de febrero de 2026.** Amara Joseph, de 38 años, es la nueva directora de atención al huésped de Solmara Resorts. Empezó de portera de noche en Falmouth en 2015 y desde 2019 dirige la conserjería de Jewel Coast Halcyon Bay.',
        '«Haré lo mismo que antes», dijo, «en ocho lugares: conocer cada habitación por su vista».',
        'Joseph sucede a Tomás Reyes, que se retira a su barco. Hay un retrato en tamaño de impresión: se pide a press@solmara.example.',
      ],
    },
  },
  {
    slug: 'halcyon-bay-reopens-after-the-storm',
    postType: 'Press Release',
    cover: 'halcyon-bay-hero',
    author: 'Solmara Resorts',
    publishedAt: '2025-12-01T08:00:00.000Z',
    tags: ['openings'],
    title: {
      en: 'Halcyon Bay reopens, eleven weeks after the storm',
      es: 'Halcyon Bay reabre, once semanas después de la tormenta',
    },
    excerpt: {
      en: 'All 140 members of staff were paid throughout; the beach is eight metres wider than before.',
      es: 'Las 140 personas de la plantilla cobraron todo el tiempo; la playa es ocho metros más ancha que antes.',
    },
    body: {
      en: [
        '**Falmouth, 1 December 2025.** Jewel Coast Halcyon Bay opened its doors again this morning, four weeks earlier than planned. The storm of 14 September had taken the roofs of two houses, the jetty and most of the sea grapes.',
        '## What is new',
        '- Roofs of cedar shingle, tied down to the rock',
        '- A jetty that floats, and can be towed into the harbour in an hour',
        '- 1,200 sea grapes and 300 mangroves, planted by staff and by guests who came to help',
        'Bookings that fell into the eleven weeks were moved or paid back in full.',
      ],
      es: [
        '**Falmouth, 1 de diciembre de 2025.** Jewel Coast Halcyon Bay volvió a abrir sus puertas esta mañana, cuatro semanas antes de lo previsto. La tormenta del 14 de septiembre se había llevado los techos de dos casas, el muelle y casi todas las uvas de playa.',
        '## Lo nuevo',
        '- Techos de tejas de cedro, amarrados a la roca',
        '- Un muelle que flota y que en una hora se puede remolcar al puerto',
        '- 1,200 uvas de playa y 300 mangles, plantados por el personal y por huéspedes que vinieron a ayudar',
        'Las reservas que cayeron en esas once semanas se cambiaron de fecha o se devolvieron completas.',
      ],
    },
  },
  {
    slug: 'solmara-signs-the-quiet-sea-charter',
    postType: 'Press Release',
    cover: 'bahia-serena-sail',
    author: 'Solmara Resorts',
    publishedAt: '2025-07-08T08:00:00.000Z',
    tags: ['care', 'sailing'],
    title: {
      en: 'No jet skis: Solmara signs the Quiet Sea charter',
      es: 'Sin motos de agua: Solmara firma la carta del Mar Tranquilo',
    },
    excerpt: {
      en: 'Eight resorts give up engines for fun within a mile of the shore, from kites to boards on foil.',
      es: 'Ocho resorts renuncian a los motores por diversión a menos de una milla de la orilla.',
    },
    body: {
      en: [
        '**Samaná, 8 July 2025.** Solmara Resorts is the first group in the Caribbean to sign the Quiet Sea charter. Its boats keep to five knots within a mile of the shore; jet skis, towed rings and speedboats for pleasure are gone from all eight beaches.',
        '“Whales hear a jet ski for eleven kilometres,” said Rafael Peña, who runs the sailing centre of Bahía Serena. “Our guests hear it for two. Nobody has missed it.”',
        'Sails, oars, kites and fins stay, and are included.',
      ],
      es: [
        '**Samaná, 8 de julio de 2025.** Solmara Resorts es el primer grupo del Caribe que firma la carta del Mar Tranquilo. A menos de una milla de la orilla sus barcos no pasan de cinco nudos; las motos de agua, los remolcables y las lanchas de recreo han desaparecido de las ocho playas.',
        '«Una ballena oye una moto de agua a once kilómetros», dijo Rafael Peña, que lleva el centro de vela de Bahía Serena. «Nuestros huéspedes, a dos. Nadie la ha echado de menos».',
        'Las velas, los remos, las cometas y las aletas se quedan, y van incluidos.',
      ],
    },
  },
]
