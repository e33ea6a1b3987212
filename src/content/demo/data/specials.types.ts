import type { RichText } from '../text'
import type { Localized } from './types'

export interface DemoSpecial {
  slug: string
  title: Localized
  titleAbove: Localized
  subtitle: Localized
  content: { en: RichText; es: RichText }
  terms: { en: RichText; es: RichText }
  percentOff?: number
  extraSavings?: Localized
  startDate: string
  endDate: string
  prettyEndDate?: Localized
  image: string
  brand: string
  /** None of a brand whose first house is not open yet. */
  resorts: string[]
  country: string
  bookingCode: string
  hideBookNow?: boolean
  imagesOnLeft?: boolean
  bgsvg?: string
}

export type SpecialRow = [
  slug: string,
  brand: string,
  resorts: string[],
  country: string,
  image: string,
  code: string,
  percent: number | null,
  start: string,
  end: string,
  above: Localized,
  title: Localized,
  subtitle: Localized,
  copy: Localized,
  terms: Localized,
  extra?: Partial<DemoSpecial>,
]

export const l = (en: string, es: string): Localized => ({ en, es })
