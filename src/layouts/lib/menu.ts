import type { BookableResort } from '../../booking/booking'
import type { LanguageChoice } from 'voix/render'
import type { Form } from 'voix/forms'
import type { ConsentBannerProps, LinkProps } from 'voix/render/parts'
import type { PageOffer } from './pageFields'
import { SEARCH } from './searchAddresses'

export interface MenuItem {
  id: string
  label: string
  link: LinkProps['link']
  children: MenuItem[]
}

/** The data that a layout of the group shows around a page. */
export interface ChromeData {
  header: MenuItem[]
  footer: MenuItem[]
  brands: MenuItem[]
  /** The front page, that of the layout's own part of the site, and the offers, in the page's language. */
  home: string
  front: string
  offers: string
  /** The address of the search in the page's language, and the hidden inputs of its form. */
  search: { action: string; hidden: Record<string, string> }
  /** Language code -> front page. */
  homes: Record<string, string>
  /** Language code -> its name and icon. */
  languages: Record<string, LanguageChoice>
  /** The resorts of the layout's own booking widget; empty without one. */
  bookable: readonly BookableResort[]
  /** The form of the line above the footer; `null` without one. */
  signUp: Form | null
  /** The offers that the page itself names. */
  pageOffers: PageOffer[]
  /** The texts of the consent banner, and of the button that opens it again. */
  consent: (ConsentBannerProps & { settings: string }) | null
}

export const OFFERS = '/specials'

const EMPTY: ChromeData = {
  header: [],
  footer: [],
  brands: [],
  home: '/',
  front: '/',
  offers: OFFERS,
  search: { action: SEARCH.en, hidden: {} },
  homes: {},
  languages: {},
  bookable: [],
  signUp: null,
  pageOffers: [],
  consent: null,
}

/**
 * Returns the loaded data. In tests and in previews of slices a layout is rendered without its loader: it then has no
 * menus.
 */
export function toChrome(data: unknown): ChromeData {
  return typeof data === 'object' && data !== null ? { ...EMPTY, ...data } : EMPTY
}

/** Returns the items of a menu document as `resolveDocuments` returns them. */
export function toMenuItems(rows: unknown): MenuItem[] {
  if (!Array.isArray(rows)) return []
  return rows.filter(isRow).map((row, index) => ({
    id: String(row['id'] ?? index),
    label: String(row['label'] ?? ''),
    link: isLink(row['link']) ? row['link'] : null,
    children: toMenuItems(row['children']),
  }))
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isLink(value: unknown): value is NonNullable<LinkProps['link']> {
  return isRow(value) && typeof value['href'] === 'string'
}
