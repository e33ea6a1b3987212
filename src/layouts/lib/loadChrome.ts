import type { TypedLocale } from 'payload'
import { findForm } from 'voix/collections'
import type { LayoutModule } from 'voix/render'
import { findBookable } from '../../booking/findBookable'
import { bookableOf } from '../../booking/findPlace'
import { loadConsent } from './loadConsent'
import { OFFERS, toMenuItems, type ChromeData, type MenuItem } from './menu'
import { loadPageOffers } from './pageFields'
import { searchFrom } from './searchAddresses'

type Load = NonNullable<LayoutModule['load']>
type LoadArgs = Parameters<Load>[0]

const HOME = '/'

interface ChromeOptions {
  /** The slug of the brand. */
  brand: string
  /** The front page of the layout's own part of the site. Default: the site's. */
  front?: string
  /** Whether the layout has its own booking widget: for the brand's resorts, or the group's if the brand has none. */
  hasBooking?: boolean
  /** Whether a line above its footer takes e-mail addresses. */
  hasSignUp?: boolean
}

/**
 * Returns a loader for the menus `header-<brand>` and `footer-<brand>` and the group's brands, with links in the page's
 * language.
 */
export function loadChrome({
  brand,
  front = HOME,
  hasBooking = false,
  hasSignUp = false,
}: ChromeOptions): (args: LoadArgs) => Promise<ChromeData> {
  return async (args) => {
    const [header, footer, brands, consent, bookable, signUp, homes, own, offers] = await Promise.all([
      readMenu({ ...args, location: `header-${brand}` }),
      readMenu({ ...args, location: `footer-${brand}` }),
      readBrands(args),
      loadConsent(args),
      hasBooking ? readBookable(args, brand) : [],
      hasSignUp ? readSignUp(args) : null,
      args.translationsAt(HOME),
      args.hrefInLanguage(front),
      args.hrefInLanguage(OFFERS),
    ])
    return {
      header,
      footer,
      brands,
      home: homes[args.context.languageCode] ?? HOME,
      front: own,
      offers,
      search: searchFrom(args.context),
      homes,
      bookable,
      signUp,
      pageOffers: await loadPageOffers(args, offers),
      consent,
      languages: Object.fromEntries(args.languages.map((language) => [language.code, language])),
    }
  }
}

async function readBookable({ req, addTag }: LoadArgs, brand: string) {
  addTag('resorts')
  return bookableOf(await findBookable(req), brand)
}

async function readSignUp({ req, context, addTag }: LoadArgs) {
  addTag('forms')
  return findForm({ req, slug: 'newsletter', languageCode: context.languageCode })
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

async function readBrands({ req, context, addTag, resolveDocuments }: LoadArgs): Promise<MenuItem[]> {
  addTag('brands')
  const { docs } = await req.payload.find({
    collection: 'brands',
    where: { page: { exists: true } },
    select: { name: true, slug: true, page: true },
    sort: ['order', 'name'],
    limit: 20,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const found = await resolveDocuments({ collection: 'brands', documents: docs })
  return found.map(({ id, name, href }) => ({
    id: String(id),
    label: String(name),
    link: typeof href === 'string' ? { href } : null,
    children: [],
  }))
}
