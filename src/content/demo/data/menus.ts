import es from '../../locales/es.json'
import { link } from '../build'
import { brands } from './brands'
import { brandEntriesB } from './menus.b'
import { resortPath, resorts } from './resorts'
import type { Localized } from './types'

export interface DemoMenuItem {
  label: Localized
  link: Record<string, unknown> | null
  children?: DemoMenuItem[]
}

export interface DemoMenu {
  name: string
  location: string
  items: DemoMenuItem[]
}

const item = (en: string, es: string, href: string | null, children?: DemoMenuItem[]): DemoMenuItem => ({
  label: { en, es },
  link: href === null ? null : link(en, href),
  ...(children ? { children } : {}),
})

const shortName = (name: string): string => name.replace(/^(Solmara|Jewel Coast|Costa Viva|Noche Azul) /, '')

const resortItems = (brand?: string): DemoMenuItem[] =>
  resorts
    .filter((resort) => !brand || resort.brand === brand)
    .map(({ name, slug, country }) =>
      item(`${shortName(name)}, ${country}`, `${shortName(name)}, ${spanish(country)}`, resortPath(slug)),
    )

const spanish = (country: string): string => es[`country.${country}` as keyof typeof es] ?? country

const header = (brand: string): DemoMenuItem[] =>
  brand === 'solmara'
    ? [
        item('Resorts', 'Resorts', '/resorts', resortItems()),
        item(
          'Our brands',
          'Marcas',
          '/brands',
          brands.map(({ name, slug }) => item(name, name, `/brands/${slug}`)),
        ),
        item('Offers', 'Ofertas', '/specials'),
        item('Weddings', 'Bodas', '/weddings'),
        item('Meetings', 'Reuniones', '/meetings'),
        item('Journal', 'Diario', '/blog'),
      ]
    : [
        item('The houses', 'Las casas', `/brands/${brand}`, [
          ...resortItems(brand),
          ...(brandEntriesB[brand] ?? []).map((entry) => item(...entry)),
        ]),
        item('Offers', 'Ofertas', '/specials'),
        item('Weddings', 'Bodas', '/weddings'),
        item('Contact', 'Contacto', '/contact'),
      ]

const footer = (brand: string): DemoMenuItem[] => [
  item('Stay', 'Alojarse', '/resorts', [
    ...resortItems(brand === 'solmara' ? undefined : brand).slice(0, 8),
    item('All resorts', 'Todos los resorts', '/resorts'),
  ]),
  item('Plan', 'Planear', '/specials', [
    item('Special offers', 'Ofertas especiales', '/specials'),
    item('Weddings', 'Bodas', '/weddings'),
    item('Meetings and groups', 'Reuniones y grupos', '/meetings'),
    item('Book', 'Reservar', '/book'),
    item('Groups', 'Grupos', '/groups'),
    item('The brochure', 'El folleto', '/brochure'),
    item('Contact', 'Contacto', '/contact'),
  ]),
  item('The group', 'El grupo', '/about', [
    item('About us', 'Quiénes somos', '/about'),
    item('Our brands', 'Marcas', '/brands'),
    item('Journal', 'Diario', '/blog'),
    item('Find an agent', 'Busque un agente', '/find-an-agent'),
    item('For agents', 'Para agentes', '/agents'),
  ]),
]

const agentsMenus: DemoMenu[] = [
  {
    name: 'Cash Plus: header',
    location: 'header-agents',
    items: [
      item('Portal', 'Portal', '/agents'),
      item('Handbook', 'Manual', '/agents/handbook'),
      item('Groups', 'Grupos', '/groups'),
      item('Offers', 'Ofertas', '/specials'),
    ],
  },
  { name: 'Cash Plus: footer', location: 'footer-agents', items: footer('solmara') },
]

/** One header and one footer per brand and for the agents; the layouts read them by location. */
export const menus: DemoMenu[] = [
  ...brands.flatMap(({ slug, name }) => [
    { name: `${name}: header`, location: `header-${slug}`, items: header(slug) },
    { name: `${name}: footer`, location: `footer-${slug}`, items: footer(slug) },
  ]),
  ...agentsMenus,
]
