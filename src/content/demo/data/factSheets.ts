import type { Localized } from './types'

export interface DemoFactSheet {
  file: string
  title: Localized
  resort: string
  audience: 'both' | 'corp_only'
  language: 'en' | 'es'
  lines: string[]
}

const en = (resort: string, name: string, lines: string[]): DemoFactSheet => ({
  file: `${resort}-fact-sheet`,
  title: { en: `${name} fact sheet`, es: `Ficha técnica de ${name}` },
  resort,
  audience: 'both',
  language: 'en',
  lines,
})

/** What the demo's papers say; `pdf.ts` sets them. */
export const factSheets: DemoFactSheet[] = [
  en('pointe-azul', 'Pointe Azul', [
    '210 rooms and suites, all with a terrace facing the Pitons',
    'Five restaurants, three bars, breakfast from 6:30 a.m.',
    'Hewanorra International Airport: 42 km, 65 minutes by road',
    'Funicular to the beach, 6 a.m. to midnight',
    'Dive school with two boats; two tanks a day included',
    'Step-free rooms: 8. Lifts to all levels but the cocoa walk',
    'Voltage 220 V, type G sockets, adapters at the desk',
  ]),
  en('bahia-serena', 'Bahía Serena', [
    '164 rooms in low houses, none further than 80 m from the sea',
    'Arrival by boat from Samaná town: 50 minutes, four sailings a day',
    'Four restaurants and the bread oven',
    'Sailing centre: 12 dinghies, 2 catamarans',
    'Whale sailings 15 January to 25 March',
    'Spa of six cabins over the mangrove',
    'Mobile coverage good on the beach, poor in the hammocks',
  ]),
  en('pimento-bay', 'Pimento Bay', [
    '84 suites, 31 with plunge pool',
    'Guests of sixteen and over',
    'Three restaurants, among them the twelve-seat Garden Kitchen',
    'Kingston airport: 98 km, two and a half hours; helicopter on request',
    'Falls walk daily at 8:30 a.m., 20 minutes each way',
    'Rain: most likely from October to December',
  ]),
  en('halcyon-bay', 'Halcyon Bay', [
    '112 suites in restored stone storehouses and new wings',
    'Guests of sixteen and over',
    'Two crewed yachts, nine holes, one reef 15 minutes by boat',
    'V. C. Bird International Airport: 19 km, 35 minutes',
    'Race week: last week of April, book a year ahead',
    'Moorings for guests’ own yachts up to 24 m',
  ]),
  en('playa-coralina', 'Playa Coralina', [
    '386 rooms, 140 of them family suites with bunk alcove',
    'Laguna Loca water park: 11 slides, height limits from 0.9 m',
    'Circus school, kids’ kitchen, teens’ studio, baby concierge',
    'Cancún airport: 58 km, 50 minutes',
    'Seven restaurants; allergy cards in 14 languages',
    'Reef 40 m from the beach, lifeguards 8 a.m. to 6 p.m.',
  ]),
  en('punta-palmera', 'Punta Palmera', [
    '420 rooms, connecting suites for up to nine guests',
    'Eighteen-hole course, four holes on the sea',
    'Eight restaurants, one table of 9 m',
    'Punta Cana airport: 24 km, 25 minutes',
    'Merengue school daily at 5 p.m.',
    'Step-free rooms: 22, beach wheelchairs free of charge',
  ]),
  en('cenote-luna', 'Cenote Luna', [
    '64 rooms and suites, guests of eighteen and over',
    'Private cenote, twenty bathers at a time',
    'Courtyard kitchen until 1 a.m., breakfast until 2 p.m.',
    'Mérida airport: 92 km, 75 minutes',
    'Casa de Máquinas: 210 m² for up to 180 people',
  ]),
  en('west-end', 'West End', [
    '70 rooms on the cliff, guests of eighteen and over',
    'Nine ladders to the sea, lit until 2 a.m.',
    'Two restaurants, one listening room of 4,000 records',
    'Montego Bay airport: 86 km, 95 minutes',
    'Schooner at blue hour, 24 places',
  ]),
  {
    file: 'solmara-groups-corporate',
    title: { en: 'Group rates and meeting rooms 2027 (companies)', es: 'Tarifas de grupo y salas 2027 (empresas)' },
    resort: 'bahia-serena',
    audience: 'corp_only',
    language: 'en',
    lines: [
      'Groups start at twelve rooms for three nights',
      'One free place in fifteen',
      'Meeting room included until 4 p.m.',
      'Deposit 20 %, balance 45 days before arrival',
      'Contact: groups@solmara.example',
    ],
  },
  {
    file: 'playa-coralina-empresas',
    title: { en: 'Playa Coralina for companies', es: 'Playa Coralina para empresas' },
    resort: 'playa-coralina',
    audience: 'corp_only',
    language: 'es',
    lines: [
      'Gran Arrecife: 620 m², hasta 600 personas en teatro',
      'Doce salas auxiliares con luz natural',
      'Menú de grupo desde 40 personas',
      'Contacto: grupos@costaviva.example',
    ],
  },
  {
    file: 'bahia-serena-ficha',
    title: { en: 'Bahía Serena in Spanish', es: 'Ficha de Bahía Serena' },
    resort: 'bahia-serena',
    audience: 'both',
    language: 'es',
    lines: [
      '164 habitaciones en casas bajas, ninguna a más de 80 m del mar',
      'Llegada en barco desde Samaná: 50 minutos, cuatro salidas al día',
      'Cuatro restaurantes y el horno de pan',
      'Temporada de ballenas del 15 de enero al 25 de marzo',
      'Spa de seis cabinas sobre el manglar',
    ],
  },
]
