import type { SpanishTexts } from './types'

/** Groups and gatherings. */
export const groups: SpanishTexts = {
  words: {
    Groups: 'Grupos',
    'Groups and gatherings': 'Grupos y encuentros',
    'Ten rooms or more: companies, families and clubs plan their days with our groups desk.':
      'Diez habitaciones o más: empresas, familias y clubes planean sus días con nuestra mesa de grupos.',
    'A table for forty, by the sea': 'Una mesa para cuarenta, junto al mar',
    'Rooms next to each other, one bill, and somebody who remembers who sits where.':
      'Habitaciones contiguas, una sola cuenta y alguien que recuerda quién se sienta dónde.',
    'Plan with us': 'Planear juntos',
    Meetings: 'Reuniones',
    'Rather talk?': '¿Prefiere hablar?',
    'Leave a number, and we call you.': 'Deje un número y llamamos nosotros.',
  },
  fields: {
    'groups-form': {
      title: '¿Vienen muchos?',
      copy: 'A partir de diez habitaciones planeamos con ustedes: habitaciones, mesas, barcos y quién se sienta dónde.',
    },
  },
}
