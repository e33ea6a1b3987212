import type { SpanishTexts } from './types'

const DOUBLE_POINTS = 'Mayo vale el doble'
const EVERY_NIGHT = 'Cada noche que reserve en mayo cuenta dos veces, viajen sus clientes cuando viajen.'

/** The agents' portal. */
export const agents: SpanishTexts = {
  words: {
    'Four things that other portals keep to themselves.': 'Cuatro cosas que otros portales se guardan.',
    'Cash Plus': 'Cash Plus',
    'Cash Plus: for travel agents': 'Cash Plus: para agentes de viajes',
    'Net rates, points for every night, papers and people: the portal of Solmara Resorts for travel agents.':
      'Tarifas netas, puntos por cada noche, documentos y personas: el portal de Solmara Resorts para agentes de viajes.',
    'Sign in': 'Iniciar sesión',
    'See what you can sell': 'Ver lo que puede vender',
    'All offers': 'Todas las ofertas',
    'Open your dashboard': 'Abrir su panel',
    'Forgotten your password?': '¿Ha olvidado su contraseña?',
    'What you get': 'Lo que recibe usted',
    '2 min': '2 min',
    'Meet the desk': 'Conocer al equipo',
    'Double points in May': DOUBLE_POINTS,
    'Every night that you book in May counts twice, whenever your guests travel.': EVERY_NIGHT,
    'How it is counted': 'Cómo se cuenta',
    'Rooms on hold': 'Habitaciones apartadas',
    'Two days for your guests to ask their dog sitter. Nothing is charged until then.':
      'Dos días para que sus clientes pregunten quién les cuida el perro. Hasta entonces no se cobra nada.',
    'Group rates': 'Tarifas de grupo',
    'An hour per house': 'Una hora por casa',
    'The academy knows which terrace has the sun at breakfast, and by the end so do you.':
      'La academia sabe en qué terraza da el sol a la hora del desayuno y, al terminar, usted también.',
    'The handbook': 'El manual',
    'See the net rates': 'Ver las tarifas netas',
    'Sign in to see the net rates': 'Iniciar sesión para ver las tarifas netas',
    'Sign in first': 'Primero, iniciar sesión',
    'Marisol Peña': 'Marisol Peña',
    'marisol@solmara.example': 'marisol@solmara.example',
    'North America': 'América del Norte',
    'Owen Clarke': 'Owen Clarke',
    'owen@solmara.example': 'owen@solmara.example',
    'United Kingdom and Ireland': 'Reino Unido e Irlanda',
    'Lucía Herrera': 'Lucía Herrera',
    'lucia@solmara.example': 'lucia@solmara.example',
    'Latin America': 'América Latina',
    'Plan a group': 'Planear un grupo',
  },
  fields: {
    'agent-hero': {
      eyebrow: 'Para agentes de viajes',
      title: 'Usted los envía. Del resto nos ocupamos nosotros.',
      copy: 'Tarifas netas, puntos por cada noche y un equipo que contesta al segundo timbrazo.',
      figureLabel: 'de comisión en cada estancia',
    },
    'agent-dashboard': {
      greeting: 'Qué gusto verle',
      offersTitle: 'Terminan pronto',
      papersTitle: 'Documentos',
    },
    'agent-login': {
      title: 'Iniciar sesión',
      copy: 'Con el correo y la contraseña que le dimos a su agencia.',
    },
    'agent-feature-card': {
      title: 'Respuestas con nombre propio',
      copy: 'Quien contesta conoce su agencia y sus tres últimas reservas antes de que usted diga hola.',
    },
    'agent-specials-grid': {
      title: 'Lo que puede vender hoy',
      copy: 'El código entra solo en la reserva.',
    },
    'agent-sso': {
      title: 'Una sola llave, tres puertas',
      copy: 'Detrás de cada una ya saben quién es usted.',
      doors: [
        { partner: 'cash-plus', note: 'Cuente sus puntos, y gástelos.' },
        { partner: 'academy', note: 'Una hora por cada casa, con diploma.' },
        { partner: 'groups', note: 'Bloques de habitaciones, guardados diez días.' },
      ],
    },
    'agent-staff': { title: 'Su equipo', copy: 'Han dormido en todas las casas que venden.' },
    'agent-popup': { title: DOUBLE_POINTS, copy: EVERY_NIGHT },
  },
}
