import es from '../../locales/es.json'
import { brands } from './brands'
import { item, type DemoMenuItem } from './menuItem'
import { headersA } from './menus.a'
import { brandEntriesB } from './menus.b'
import { brandLinksC } from './brands.c'
import { resortPath, resorts } from './resorts'

export interface DemoMenu {
  name: string
  location: string
  items: DemoMenuItem[]
}

const shortName = (name: string): string => name.replace(/^(Solmara|Jewel Coast|Costa Viva|Noche Azul) /, '')

const resortItems = (brand?: string): DemoMenuItem[] =>
  resorts
    .filter((resort) => !brand || resort.brand === brand)
    .map(({ name, slug, country }) =>
      item(`${shortName(name)}, ${country}`, `${shortName(name)}, ${spanish(country)}`, resortPath(slug)),
    )

/** Pages of a brand below its home. */
const pagesBelow = (brand: string): DemoMenuItem[] =>
  (brandLinksC[brand] ?? []).map(([en, es, href]) => item(en, es, href))

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
    : (headersA[brand] ?? [
        item('The houses', 'Las casas', `/brands/${brand}`, [
          ...resortItems(brand),
          ...pagesBelow(brand),
          ...(brandEntriesB[brand] ?? []).map((entry) => item(...entry)),
        ]),
        item('Offers', 'Ofertas', '/specials'),
        item('Weddings', 'Bodas', '/weddings'),
        item('Contact', 'Contacto', '/contact'),
      ])

const footer = (brand: string): DemoMenuItem[] => [
  item('Stay', 'Alojarse', '/resorts', [
    ...resortItems(brand === 'solmara' ? undefined : brand).slice(0, 8),
    ...pagesBelow(brand),
    item('All resorts', 'Todos los resorts', '/resorts'),
  ]),
  item('Plan', 'Planear', '/specials', [
    item('Special offers', 'Ofertas especiales', '/specials'),
    item('Weddings', 'Bodas', '/weddings'),
    item('Meetings and groups', 'Reuniones y grupos', '/meetings'),
    item('Meeting rooms', 'Salas', '/meetings/explore'),
    item('Book', 'Reservar', '/book'),
    item('Groups', 'Grupos', '/groups'),
    item('The brochure', 'El folleto', '/brochure'),
    item('Questions', 'Preguntas', '/questions'),
    item('Contact', 'Contacto', '/contact'),
  ]),
  item('The group', 'El grupo', '/about', [
    item('About us', 'Quiénes somos', '/about'),
    item('Our brands', 'Marcas', '/brands'),
    item('Journal', 'Diario', '/blog'),
    item('Press', 'Prensa', '/press'),
    item('Find an agent', 'Busque un agente', '/find-an-agent'),
    item('For agents', 'Para agentes', '/agents'),
    item('Privacy', 'Privacidad', '/privacy'),
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
