import type { Localized } from './types'

type FieldType = 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'country'

export interface DemoFormField {
  name: string
  type: FieldType
  label: Localized
  required: boolean
  maxLength?: number
  options: { value: string; label: Localized }[]
}

export interface DemoForm {
  slug: string
  title: Localized
  fields: DemoFormField[]
  submit: Localized
  success: Localized
}

const l = (en: string, es: string): Localized => ({ en, es })

type Options = [value: string, en: string, es: string][]

const field = (type: FieldType, name: string, label: Localized, options: Options = []): DemoFormField => ({
  name,
  type,
  label,
  required: true,
  options: options.map(([value, en, es]) => ({ value, label: l(en, es) })),
})

const optional = (...args: Parameters<typeof field>): DemoFormField => ({ ...field(...args), required: false })

const firstName = field('text', 'firstName', l('First name', 'Nombre'))
const lastName = field('text', 'lastName', l('Last name', 'Apellidos'))
const email = field('email', 'email', l('E-mail', 'Correo'))
const phone = optional('tel', 'phone', l('Telephone', 'Teléfono'))
const agency = field('text', 'company', l('Agency', 'Agencia'))
const message = optional('textarea', 'message', l('Anything else', 'Algo más'))
const country = field('country', 'country', l('Country', 'País'))
const consent = field('checkbox', 'agrees', l('You may write to me about this.', 'Pueden escribirme sobre esto.'))
const send = l('Send', 'Enviar')

/** The group's forms; each slice names its own by the slug. */
export const forms: DemoForm[] = [
  {
    slug: 'newsletter',
    title: l('Newsletter', 'Boletín'),
    fields: [email],
    submit: l('Sign up', 'Suscribirse'),
    success: l(
      'Thank you. The next letter is yours, and so is HOLA10.',
      'Gracias. La próxima carta es suya, y HOLA10 también.',
    ),
  },
  {
    slug: 'sweepstakes',
    title: l('Sweepstakes', 'Sorteo'),
    fields: [
      firstName,
      lastName,
      email,
      optional('text', 'companion', l('Who would come with you?', '¿Quién le acompañaría?')),
      field(
        'checkbox',
        'adult',
        l('I am eighteen or over, and have read the rules.', 'Tengo dieciocho años o más y he leído las bases.'),
      ),
    ],
    submit: l('Take part', 'Participar'),
    success: l('You are in the draw. Good luck to you both.', 'Ya participa en el sorteo. Suerte a los dos.'),
  },
  {
    slug: 'agent-search',
    title: l('Agent search', 'Búsqueda de agentes'),
    fields: [
      field('text', 'name', l('Your name', 'Su nombre')),
      email,
      country,
      field('text', 'city', l('City', 'Ciudad')),
      optional('select', 'language', l('Language', 'Idioma'), [
        ['en', 'English', 'Inglés'],
        ['es', 'Spanish', 'Español'],
        ['fr', 'French', 'Francés'],
      ]),
    ],
    submit: l('Find an agent', 'Buscar agente'),
    success: l('Three names are on their way to you.', 'Tres nombres van camino de su correo.'),
  },
  {
    slug: 'brochure-request',
    title: l('Brochure request', 'Pedido de folleto'),
    fields: [
      firstName,
      lastName,
      field('text', 'address', l('Street and number', 'Calle y número')),
      field('text', 'postcode', l('Postcode', 'Código postal')),
      field('text', 'city', l('City', 'Ciudad')),
      country,
      optional('email', 'email', l('E-mail', 'Correo')),
    ],
    submit: l('Send me the brochure', 'Enviarme el folleto'),
    success: l('The brochure leaves with the next post.', 'El folleto sale con el próximo correo.'),
  },
  {
    slug: 'groups',
    title: l('Groups', 'Grupos'),
    fields: [
      field('text', 'name', l('Your name', 'Su nombre')),
      email,
      phone,
      field('select', 'occasion', l('Occasion', 'Ocasión'), [
        ['meeting', 'A meeting', 'Una reunión'],
        ['incentive', 'A reward trip', 'Un viaje de incentivo'],
        ['family', 'A family gathering', 'Una reunión familiar'],
        ['club', 'A club or a team', 'Un club o un equipo'],
      ]),
      field('number', 'rooms', l('Rooms', 'Habitaciones')),
      optional('date', 'arrival', l('Arrival', 'Llegada')),
      message,
    ],
    submit: l('Plan with us', 'Planear juntos'),
    success: l('Somebody from the groups desk writes to you today.', 'Alguien de la mesa de grupos le escribe hoy.'),
  },
  {
    slug: 'short-groups',
    title: l('Groups, in short', 'Grupos, en breve'),
    fields: [field('text', 'name', l('Your name', 'Su nombre')), field('tel', 'phone', l('Telephone', 'Teléfono'))],
    submit: l('Call me', 'Llámenme'),
    success: l('We call you.', 'Le llamamos.'),
  },
  {
    slug: 'handbook-login',
    title: l('Handbook, on request', 'Manual, a petición'),
    fields: [agency, field('text', 'name', l('Your name', 'Su nombre')), email],
    submit: l('Ask for the handbook', 'Pedir el manual'),
    success: l(
      'Thank you. We look at your agency, and write to you within a day.',
      'Gracias. Comprobamos su agencia y le escribimos en un día.',
    ),
  },
  {
    slug: 'press',
    title: l('Press desk', 'Oficina de prensa'),
    fields: [
      field('text', 'name', l('Your name', 'Su nombre')),
      email,
      field('text', 'medium', l('For whom you write', 'Para quién escribe')),
      optional('date', 'deadline', l('Your deadline', 'Su cierre')),
      field('textarea', 'question', l('Your question', 'Su pregunta')),
    ],
    submit: send,
    success: l('Thank you. The desk answers within the hour.', 'Gracias. La oficina responde en una hora.'),
  },
  {
    slug: 'wedding-inquiry',
    title: l('Wedding inquiry', 'Consulta de boda'),
    fields: [
      field('text', 'name', l('Your names', 'Sus nombres')),
      email,
      phone,
      optional('date', 'day', l('The day, if you know it', 'El día, si lo saben')),
      field('number', 'guests', l('Guests', 'Invitados')),
      field('radio', 'place', l('Where', 'Dónde'), [
        ['beach', 'On the beach', 'En la playa'],
        ['garden', 'In a garden', 'En un jardín'],
        ['open', 'We do not know yet', 'No lo sabemos todavía'],
      ]),
      message,
      consent,
    ],
    submit: send,
    success: l('Thank you. A planner writes to you within a day.', 'Gracias. Una organizadora les escribe en un día.'),
  },
]
