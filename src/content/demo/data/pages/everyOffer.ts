import { el, link, noLink, offers, picture } from '../../build'
import type { DemoPage } from './types'

/** The offers of all houses, as their documents say: whatever begins or ends shows here by itself. */
const every = (title: string, copy: string) =>
  el('special-offers', { title, copy, limit: 48, theme: 'Card', hidesOffersLink: true, tone: 'plain' })

/** Whoever looked at what is for families, or for couples, sees that first. */
const firstFor = (tag: string, title: string, ...slugs: string[]) =>
  el(
    'special-offers',
    { title, copy: '', specials: offers(...slugs), theme: 'Card', hidesOffersLink: true, tone: 'tint' },
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
      firstFor('families', 'First, for the whole crew', 'kids-stay-and-eat', 'nine-at-the-table', 'first-fins'),
      firstFor('couples', 'First, for two', 'the-long-weekend', 'candlelit-cenote', 'four-quiet-minutes'),
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
      firstFor('families', 'Primero, para toda la tropa', 'kids-stay-and-eat', 'nine-at-the-table', 'first-fins'),
      firstFor('couples', 'Primero, para dos', 'the-long-weekend', 'candlelit-cenote', 'four-quiet-minutes'),
      every('Todas', 'Sin más orden que el orden en que alguien las pensó.'),
    ],
  },
]
