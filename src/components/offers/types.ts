import type { LinkProps, PictureProps, RichTextProps } from 'voix/render/parts'

/** The themes of a special offer. Source: specification §3. */
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
  /** As text: "31 October 2027", or an editor's own text. */
  until: string
  image: PictureProps['media']
  resortLogo: PictureProps['media']
  imagesOnLeft: boolean
  hideBookNow: boolean
  bgsvg: string
  country: string
  brand: string
  /** The page of the offer. */
  link: LinkProps['link']
  /** The code of the booking engine, which agents see. */
  bookingCode: string
  /** The link that books it with its code. */
  booking: LinkProps['link']
}

export interface OfferProps {
  offer: Offer
  labels: Readonly<Record<string, string>>
}
