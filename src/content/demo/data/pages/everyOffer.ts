import { el, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** The offers of all houses, as their documents say: whatever begins or ends shows here by itself. */
const every = (title: string, copy: string) =>
  el('special-offers', { title, copy, limit: 48, theme: 'Card', hidesOffersLink: true, tone: 'plain' })

interface Family {
  tag: string
  eyebrow: string
  title: string
  copy: string
  brand: [text: string, href: string]
  image: string
}

/** Whoever looked at what is for families, or for couples, is told first which houses are theirs. */
const firstFor = ({ tag, eyebrow, title, copy, brand, image }: Family) =>
  el(
    'image-and-copy',
    { eyebrow, title, copy: rich(copy), link: link(...brand), image: picture(image), tone: 'tint' },
    [],
    {
      label: `For those with 5 points of “${tag}”`,
      conditions: [{ key: `tag:${tag}`, operator: 'greater_than_equal', value: 5 }],
    },
  )

export const everyOfferPages: DemoPage[] = [
  {
    path: '/specials/all',
    title: 'Every offer',
    layout: 'blocks',
    languageCode: 'en',
    tags: [{ name: 'offers', point: 3 }],
    meta: {
      title: 'Every offer of every house',
      description:
        'All current offers of the group on one page: eight houses by the sea, and ten that are about to open.',
      image: 'group-aerial',
    },
    elements: [
      el('hero', {
        eyebrow: 'Special offers',
        title: 'The whole drawer',
        copy: 'Everything that can be booked today. What has ended is gone, and what begins tomorrow comes by itself.',
        link: link('Only our favourites', '/specials'),
        secondLink: noLink,
        image: picture('group-aerial'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      firstFor({
        tag: 'families',
        eyebrow: 'For the whole crew',
        title: 'Children stay and eat free at Costa Viva',
        copy: 'Two of them in each suite, all year. The kitchen that is scaled to their height counts as a meal.',
        brand: ['Meet Costa Viva', '/brands/costa-viva'],
        image: 'group-family',
      }),
      firstFor({
        tag: 'couples',
        eyebrow: 'For two',
        title: 'A long weekend at Jewel Coast',
        copy: 'Four nights from Thursday, a boat at four and a table at eight. Nobody asks what you are celebrating.',
        brand: ['Meet Jewel Coast', '/brands/jewel-coast'],
        image: 'halcyon-bay-pool',
      }),
      every('All of them', 'In no order but the order in which somebody thought of them.'),
    ],
  },
  {
    path: '/es/specials/all',
    title: 'Todas las ofertas',
    layout: 'blocks',
    languageCode: 'es',
    translationOf: '/specials/all',
    meta: {
      title: 'Todas las ofertas de todas las casas',
      description: 'Las ofertas del grupo en una página: ocho casas junto al mar y diez que están por abrir.',
      image: 'group-aerial',
    },
    elements: [
      el('hero', {
        eyebrow: 'Ofertas',
        title: 'El cajón entero',
        copy: 'Todo lo que se puede reservar hoy. Lo que terminó ya no está y lo que empieza mañana llega solo.',
        link: link('Solo las favoritas', '/es/specials'),
        secondLink: noLink,
        image: picture('group-aerial'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      firstFor({
        tag: 'families',
        eyebrow: 'Para toda la tropa',
        title: 'En Costa Viva, los niños duermen y comen gratis',
        copy: 'Dos por suite, todo el año. La cocina hecha a su altura también cuenta como comida.',
        brand: ['Conocer Costa Viva', '/es/brands/costa-viva'],
        image: 'group-family',
      }),
      firstFor({
        tag: 'couples',
        eyebrow: 'Para dos',
        title: 'Un fin de semana largo en Jewel Coast',
        copy: 'Cuatro noches desde el jueves, un barco a las cuatro y una mesa a las ocho. Nadie pregunta qué celebran.',
        brand: ['Conocer Jewel Coast', '/es/brands/jewel-coast'],
        image: 'halcyon-bay-pool',
      }),
      every('Todas', 'Sin más orden que el orden en que alguien las pensó.'),
    ],
  },
]
