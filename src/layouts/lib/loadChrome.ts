import type { TypedLocale } from 'payload'
import { findForm } from 'voix/collections'
import type { LayoutModule } from 'voix/render'
import { findBookable } from '../../booking/findBookable'
import { bookableOf } from '../../booking/findPlace'
import { loadConsent } from './loadConsent'
import { OFFERS, toMenuItems, type ChromeData, type MenuItem } from './menu'
import { readPageOffers } from './pageFields'
import { addressesOf, findTranslated, translateItems } from './translated'

type Load = NonNullable<LayoutModule['load']>
type LoadArgs = Parameters<Load>[0]

interface ChromeOptions {
  /** Slug. */
  brand: string
  /** Whether the layout has a booking widget of its own: for the brand's resorts, or the group's where the brand has none. */
  hasBooking?: boolean
  /** Whether a line above its footer takes e-mail addresses. */
  hasSignUp?: boolean
}

/** A loader for the menus `header-<brand>` and `footer-<brand>` and the group's brands, with links in the page's language. */
export function loadChrome({
  brand,
  hasBooking = false,
  hasSignUp = false,
}: ChromeOptions): (args: LoadArgs) => Promise<ChromeData> {
  return async (args) => {
    const [header, footer, brands, consent, bookable, signUp] = await Promise.all([
      readMenu({ ...args, location: `header-${brand}` }),
      readMenu({ ...args, location: `footer-${brand}` }),
      readBrands(args),
      loadConsent(args),
      hasBooking ? readBookable(args, brand) : [],
      hasSignUp ? readSignUp(args) : null,
    ])
    const all = [...header, ...footer, ...brands]
    const { to, homes } = await findTranslated(args, [
      ...new Set([OFFERS, ...addressesOf(all), ...(consent?.link ? [consent.link.href] : [])]),
    ])
    return {
      header: translateItems(header, to),
      footer: translateItems(footer, to),
      brands: translateItems(brands, to),
      home: to('/'),
      offers: to(OFFERS),
      homes,
      bookable,
      signUp,
      pageOffers: readPageOffers(args),
      consent: consent && { ...consent, link: consent.link && { ...consent.link, href: to(consent.link.href) } },
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
