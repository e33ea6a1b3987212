import { el, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

type Cells = [left: string, center: string, right: string]

const rows = (...cells: Cells[]) => cells.map(([left, center, right]) => ({ left, center, right }))

/** What is kept of visitors, in both languages. */
export const privacyPages: DemoPage[] = [
  {
    path: '/privacy',
    title: 'Privacy',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Privacy, in three tables',
      description: 'What Solmara Resorts keeps of you, why, for how long, who receives it, and how to say no.',
      image: 'contact-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Privacy',
        title: 'What we know about you',
        copy: 'Less than your barber. It is all on this page, and you may have it struck out.',
        link: link('How to say no', '#no'),
        secondLink: noLink,
        image: picture('contact-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('privacy-policy-table', {
        title: 'What we keep, and why',
        copy: 'Each line is one kind of data. Nothing that is not in this table is kept.',
        rows: rows(
          [
            'Name, address, e-mail, telephone',
            'To confirm what you have booked, and to find you when a flight is late',
            'Ten years, as tax law asks',
          ],
          ['Names and ages of those who travel with you', 'To make up the beds', 'Until a month after you left'],
          ['Allergies, birthdays, wishes', 'To cook, to bake, to leave you alone', 'Two years, or until you ask'],
          ['What you wrote into a form', 'To answer it', 'Six months after the answer'],
          [
            'Which pages you read, if you agreed',
            'To show what interests you',
            'In your own browser, until you clear it',
          ],
        ),
      }),
      el('privacy-policy-table', {
        title: 'Who receives it',
        copy: 'Nobody buys it. These few need a part of it to do their work.',
        leftHeader: 'Who',
        centerHeader: 'What',
        rightHeader: 'Where',
        defaultDisplay: false,
        rows: rows(
          ['The bank of your card', 'Amount and name', 'Your country and ours'],
          ['The driver and the boat', 'Name, flight, number of bags', 'The island'],
          ['The booking engine', 'Dates, guests, codes', 'Ireland'],
        ),
        tone: 'tint',
      }),
      el('privacy-policy-table', {
        title: 'Cookies',
        copy: 'Three, each of them needed. Interest is counted in your browser and only after you agreed.',
        leftHeader: 'Name',
        centerHeader: 'What it does',
        rightEnabled: false,
        defaultDisplay: false,
        rows: rows(
          ['voix-token', 'Keeps travel agents signed in', ''],
          ['voix-signed-in', 'Says that somebody may be signed in, and nothing about whom', ''],
        ),
      }),
      el(
        'rich-text',
        {
          copy: rich(
            '## How to say no',
            'Write to privacy@solmara.example, or tell anybody at any desk. We send you what we have within a month, mend what is wrong, and strike out whatever the law lets us.',
            'If you agreed to be counted, the last line of every page takes it back.',
            'The person in charge is Inés Duarte, Calle del Puerto 14, Santo Domingo. If she does not help, the authority of your country will.',
          ),
          width: 'narrow',
        },
        [],
        { domId: 'no' },
      ),
    ],
  },
  {
    path: '/es/privacy',
    title: 'Privacidad',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/privacy',
    meta: {
      title: 'Privacidad, en tres tablas',
      description: 'Qué guarda Solmara Resorts de usted, para qué, cuánto tiempo, quién lo recibe y cómo decir que no.',
      image: 'contact-hero',
    },
    elements: [
      el('hero', {
        eyebrow: 'Privacidad',
        title: 'Lo que sabemos de usted',
        copy: 'Menos que su barbero. Está todo en esta página, y puede pedir que se tache.',
        link: link('Cómo decir que no', '#no'),
        secondLink: noLink,
        image: picture('contact-hero'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('privacy-policy-table', {
        title: 'Qué guardamos y para qué',
        copy: 'Cada línea es una clase de datos. Lo que no está en esta tabla no se guarda.',
        leftHeader: 'Qué',
        centerHeader: 'Para qué',
        rightHeader: 'Cuánto tiempo',
        rows: rows(
          [
            'Nombre, dirección, correo, teléfono',
            'Para confirmar la reserva y encontrarle cuando se retrasa un vuelo',
            'Diez años, como pide la ley',
          ],
          ['Nombres y edades de quienes viajan con usted', 'Para hacer las camas', 'Hasta un mes después'],
          ['Alergias, cumpleaños, deseos', 'Para cocinar, hornear o dejarle en paz', 'Dos años, o hasta que lo pida'],
          ['Lo que escribió en un formulario', 'Para contestarlo', 'Seis meses tras la respuesta'],
          [
            'Qué páginas leyó, si lo aceptó',
            'Para mostrarle lo que le interesa',
            'En su navegador, hasta que lo borre',
          ],
        ),
      }),
      el('privacy-policy-table', {
        title: 'Quién lo recibe',
        copy: 'Nadie lo compra. Estos pocos necesitan una parte para hacer su trabajo.',
        leftHeader: 'Quién',
        centerHeader: 'Qué',
        rightHeader: 'Dónde',
        defaultDisplay: false,
        rows: rows(
          ['El banco de su tarjeta', 'Importe y nombre', 'Su país y el nuestro'],
          ['El conductor y la barca', 'Nombre, vuelo, maletas', 'La isla'],
          ['El motor de reservas', 'Fechas, personas, códigos', 'Irlanda'],
        ),
        tone: 'tint',
      }),
      el('privacy-policy-table', {
        title: 'Cookies',
        copy: 'Tres, y todas hacen falta. El interés se cuenta en su navegador, y solo si lo aceptó.',
        leftHeader: 'Nombre',
        centerHeader: 'Qué hace',
        rightEnabled: false,
        defaultDisplay: false,
        rows: rows(
          ['voix-token', 'Mantiene la sesión de los agentes de viajes', ''],
          ['voix-signed-in', 'Dice que puede haber alguien con sesión, y nada de quién', ''],
        ),
      }),
      el(
        'rich-text',
        {
          copy: rich(
            '## Cómo decir que no',
            'Escriba a privacy@solmara.example o dígalo en cualquier recepción. Le enviamos lo que tenemos en un mes, corregimos lo que esté mal y tachamos lo que la ley permita.',
            'Si aceptó que se contara, la última línea de cada página lo retira.',
          ),
          width: 'narrow',
        },
        [],
        { domId: 'no' },
      ),
    ],
  },
]
