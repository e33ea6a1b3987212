import type { LinkProps, PictureProps, RichTextProps } from 'voix/render/parts'

/** The looks of a special offer. Source: specification §3. */
export const OFFER_THEMES = [
  'SliceData',
  'Hyatt special offer',
  'Hyatt 2022 special offer',
  'Horizontal',
  'Card',
] as const

/** A special offer as it is shown. */
export interface Offer {
  id: string
  slug: string
  htmlId: string
  title: string
  titleAbove: string
  subtitle: string
  content: RichTextProps['value']
  terms: RichTextProps['value']
  percentOff: number | null
  extraSavings: string
  /** Ready to be read: "31 October 2027", or the text that an editor gave instead. */
  until: string
  image: PictureProps['media']
  resortLogo: PictureProps['media']
  imagesOnLeft: boolean
  hideBookNow: boolean
  bgsvg: string
  country: string
  brand: string
  /** Where it stands in full. */
  link: LinkProps['link']
  /** Of the booking engine; agents see it. */
  bookingCode: string
  /** Books it, with its code. */
  booking: LinkProps['link']
}

export interface OfferProps {
  offer: Offer
  labels: Readonly<Record<string, string>>
}
