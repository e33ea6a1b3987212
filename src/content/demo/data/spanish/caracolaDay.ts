import type { SpanishTexts } from './types'

/** A child's day at Caracola. */
export const caracolaDay: SpanishTexts = {
  words: {
    'A child’s day': 'El día de un niño',
    'A child’s day at Caracola': 'El día de un niño en Caracola',
    'From bread with a face to one more story: the day of the small ones, hour by hour.':
      'Del pan con cara a un cuento más: el día de los pequeños, hora por hora.',
    'Hour by hour': 'Hora por hora',
    'Nothing before porridge': 'Nada antes de la avena',
    'Everything may be skipped, except hats.': 'Todo se puede saltar, menos el sombrero.',
    'Naps are sacred': 'La siesta es sagrada',
    'Last Wednesday': 'El miércoles pasado',
    'Waiting for the bucket': 'Esperando el balde',
    'Lunch on the low table': 'Almuerzo en la mesa baja',
    'First small waves': 'Las primeras olitas',
    'After the nap': 'Después de la siesta',
    'When the kitchen is open': 'Cuándo abre la cocina',
    'What | For whom | When': 'Qué | Para quién | Cuándo',
    'Between meals there is fruit in the blue bowl by the stairs, always.':
      'Entre comidas hay fruta en el tazón azul, junto a la escalera. Siempre.',
    'Porridge and bread | Everyone awake | 6:30 – 10 a.m.': 'Avena y pan | Quien esté despierto | 6:30 – 10:00',
    'First lunch | The small ones | 11:30 a.m.': 'Primer almuerzo | Los pequeños | 11:30',
    'Second lunch | Those who stayed up | 1 p.m.': 'Segundo almuerzo | Los que no se durmieron | 13:00',
    'Supper | Children, with a grown-up | 5:30 p.m.': 'Cena | Los niños, con un adulto | 17:30',
  },
  fields: {
    'caracola-day': {
      title: 'Un día, según el reloj de la pared',
      copy: 'Los mismos relojes cuelgan junto a cada puerta. Con cuatro años, casi todos se los saben el miércoles.',
      hours: [
        {
          time: '7:00',
          title: 'Pan con cara',
          copy: 'Ojos de pasas, sonrisa de banana. Las orejas van aparte, y gratis.',
        },
        {
          time: '9:30',
          title: 'El mar, hasta las rodillas',
          copy: 'Dos salvavidas se sientan en el agua, no al lado.',
        },
        { time: '11:30', title: 'Almuerzo en la mesa baja', copy: 'Arroz, algo verde y algo donde mojarlo.' },
        {
          time: '13:00',
          title: 'Todos hablan bajito',
          copy: 'Persianas abajo. Se ha visto dormir también a algunos padres.',
        },
        {
          time: '15:30',
          title: 'Cocina de barro',
          copy: 'Abierta hasta que el pastel esté listo o llueva, lo que moje más.',
        },
        { time: '18:45', title: 'Un cuento más', copy: 'Siempre es uno más. Después se apagan los faroles.' },
      ],
    },
  },
}
