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

/** What a layout of the group shows around a page. */
export interface ChromeData {
  header: MenuItem[]
  footer: MenuItem[]
  brands: MenuItem[]
  /** The front page, that of the layout's own part of the site, and the offers, in the page's language. */
  home: string
  front: string
  offers: string
  /** Where the site is searched in the page's language, and what is sent beside the words. */
  search: { action: string; hidden: Record<string, string> }
  /** Language code -> front page. */
  homes: Record<string, string>
  /** Language code -> its name and its sign. */
  languages: Record<string, LanguageChoice>
  /** The resorts of the layout's own booking widget; none where it has none. */
  bookable: readonly BookableResort[]
  /** The form of the line above the footer; `null` where there is none. */
  signUp: Form | null
  /** The offers that the page itself names. */
  pageOffers: PageOffer[]
  /** What visitors are asked, and the words that open the question again. */
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

/** A layout is rendered without its loader in tests and in previews of slices: then it has no menus. */
export function toChrome(data: unknown): ChromeData {
  return typeof data === 'object' && data !== null ? { ...EMPTY, ...data } : EMPTY
}

/** Items of a menu document, as `resolveDocuments` answered them. */
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
