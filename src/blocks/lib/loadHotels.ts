import type { TypedLocale } from 'payload'
import { isColor, type LoadArgs, type ResolvedDocument } from 'voix/slices'
import type { Hotel } from '../../components/hotels/types'
import { countryName } from '../../components/labels'
import { readDocument, readMedia, readRows, readText, siteLink } from './document'

const CARD = {
  default: { width: 750, height: 560, fit: 'cover' as const },
  md: { width: 800, height: 600, fit: 'cover' as const },
}

export interface HotelQuery {
  /** Ids of brands. Empty: all brands. */
  brands?: string[]
  /** As stored in the resorts. Empty: all countries. */
  country?: string
  limit?: number
}

/** Loads the published resorts of the chosen brands and country, in the group's order. */
export async function loadHotels(
  { req, context, addTag, resolveDocuments }: Pick<LoadArgs, 'req' | 'context' | 'addTag' | 'resolveDocuments'>,
  { brands = [], country = '', limit = 60 }: HotelQuery,
): Promise<Hotel[]> {
  addTag('resorts')
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: {
      and: [
        ...(brands.length > 0 ? [{ brand: { in: brands } }] : []),
        ...(country ? [{ country: { equals: country } }] : []),
      ],
    },
    select: {
      name: true,
      slug: true,
      brand: true,
      country: true,
      region: true,
      tagline: true,
      image: true,
      page: true,
    },
    sort: ['order', 'name'],
    limit,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const documents = await resolveDocuments({ collection: 'resorts', documents: docs, media: CARD })
  return documents.map((document) => {
    const owner = readDocument(document, 'brand')
    const name = readText(document, 'name')
    const stored = readText(document, 'country')
    return {
      id: String(document.id),
      name,
      brand: owner ? readText(owner, 'name') : '',
      color: owner ? colorOf(owner) : '',
      country: stored,
      place: [readText(document, 'region'), countryName(stored, context.labels)].filter(Boolean).join(', '),
      tagline: readText(document, 'tagline'),
      image: readMedia(document, 'image'),
      link: siteLink(readText(document, 'href'), name),
    }
  })
}

function colorOf(brand: ResolvedDocument): string {
  const color = readText(readRows(brand, 'colors')[0] ?? {}, 'value')
  return isColor(color) ? color : ''
}
