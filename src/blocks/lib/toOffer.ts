import type { Offer } from '../../components/offers/types'
import type { ResolvedDocument } from 'voix/slices'
import { offerAddress } from '../../booking/booking'
import type { OfferZones } from '../../booking/offerZones'
import { readDocument, readMedia, readNumber, readRichText, readRows, readText, siteLink } from './document'
import { offerEnd } from './offerEnd'

/** The page that shows an offer. */
interface Place {
  path: string
  languageCode: string
  labels: Readonly<Record<string, string>>
  zones: OfferZones
  /** The page with all offers, in its language. */
  offers: string
}

/** Converts the document of a special offer for the components. */
export function toOffer(document: ResolvedDocument, place: Place): Offer {
  const slug = readText(document, 'slug')
  const htmlId = readText(document, 'htmlId') || readText(document, 'html_id') || slug
  const title = readText(document, 'title')
  const image = readMedia(document, 'image')
  const brand = readDocument(document, 'brand')
  const [resort] = readRows(document, 'resorts')
  return {
    id: String(document.id),
    slug,
    htmlId,
    title,
    titleAbove: readText(document, 'titleAbove'),
    subtitle: readText(document, 'subtitle'),
    content: readRichText(document, 'content'),
    terms: readRichText(document, 'terms'),
    percentOff: readNumber(document, 'percentOff'),
    extraSavings: readText(document, 'extraSavings'),
    until: readText(document, 'prettyEndDate') || offerEnd(document, place),
    image: image && { ...image, alt: readText(document, 'imageAlt') || image.alt },
    resortLogo: readMedia(document, 'resortLogo') ?? (resort ? readMedia(resort, 'logo') : null),
    imagesOnLeft: document['imagesOnLeft'] === true,
    hideBookNow: document['hideBookNow'] === true,
    bgsvg: readText(document, 'bgsvg'),
    country: readText(document, 'country'),
    brand: brand ? readText(brand, 'name') : '',
    link: siteLink(readText(document, 'href') || `${place.offers}#${htmlId}`, title),
    bookingCode: readText(document, 'bookingCode'),
    booking: siteLink(slug ? offerAddress(slug, place) : '', title),
  }
}
