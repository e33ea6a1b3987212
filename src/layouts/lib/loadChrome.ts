import type { TypedLocale } from 'payload'
import type { LayoutModule } from 'voix/render'
import { OFFERS, toMenuItems, type ChromeData, type MenuItem } from './menu'
import { addressesOf, findTranslated, translateItems } from './translated'

type Load = NonNullable<LayoutModule['load']>
type LoadArgs = Parameters<Load>[0]

/** A loader for the menus `header-<brand>` and `footer-<brand>` and the group's brands, with links in the page's language. */
export function loadChrome({ brand }: { brand: string }): (args: LoadArgs) => Promise<ChromeData> {
  return async (args) => {
    const [header, footer, brands] = await Promise.all([
      readMenu({ ...args, location: `header-${brand}` }),
      readMenu({ ...args, location: `footer-${brand}` }),
      readBrands(args),
    ])
    const all = [...header, ...footer, ...brands]
    const { to, homes } = await findTranslated(args, [...new Set([OFFERS, ...addressesOf(all)])])
    return {
      header: translateItems(header, to),
      footer: translateItems(footer, to),
      brands: translateItems(brands, to),
      home: to('/'),
      offers: to(OFFERS),
      homes,
    }
  }
}

async function readMenu(args: LoadArgs & { location: string }): Promise<MenuItem[]> {
  const { req, page, context, addTag, resolveDocuments, location } = args
  addTag('menus')
  const { docs } = await req.payload.find({
    collection: 'menus',
    where: { and: [{ location: { equals: location } }, { siteId: { equals: page.siteId } }] },
    limit: 1,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const [menu] = await resolveDocuments({ collection: 'menus', documents: docs })
  return toMenuItems(menu?.['items'])
}

async function readBrands({ req, context, addTag }: LoadArgs): Promise<MenuItem[]> {
  addTag('brands')
  const { docs } = await req.payload.find({
    collection: 'brands',
    where: { path: { exists: true } },
    select: { name: true, path: true },
    sort: ['order', 'name'],
    limit: 20,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name, path }) => ({
    id: String(id),
    label: String(name),
    link: path ? { href: String(path) } : null,
    children: [],
  }))
}
