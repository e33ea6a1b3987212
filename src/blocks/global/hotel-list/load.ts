import type { TypedLocale } from 'payload'
import { countryName } from '../../../components/labels'
import { isColor, type LoadArgs, type ResolvedDocument, type ResolvedLink, type ResolvedMedia } from 'voix/slices'
import { idOf, readDocument, readMedia, readRows, readText, siteLink } from '../../lib/document'
import type { hotelList } from './config'

export interface Hotel {
  id: string
  name: string
  brand: string
  /** The first of the brand's colours; empty without one. */
  color: string
  place: string
  tagline: string
  image: ResolvedMedia | null
  link: ResolvedLink | null
}

const CARD = {
  default: { width: 750, height: 560, fit: 'cover' as const },
  md: { width: 800, height: 600, fit: 'cover' as const },
}

/** The published resorts of the chosen brand and country, in the group's order. */
export async function load({
  req,
  fields,
  context,
  addTag,
  resolveDocuments,
}: LoadArgs<typeof hotelList>): Promise<Hotel[]> {
  const brand = idOf(fields.brand)
  const country = fields.country.trim()
  addTag('resorts')
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: {
      and: [...(brand ? [{ brand: { equals: brand } }] : []), ...(country ? [{ country: { equals: country } }] : [])],
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
    limit: fields.limit ?? 12,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const documents = await resolveDocuments({ collection: 'resorts', documents: docs, media: CARD })
  return documents.map((document) => {
    const owner = readDocument(document, 'brand')
    const name = readText(document, 'name')
    return {
      id: String(document.id),
      name,
      brand: owner ? readText(owner, 'name') : '',
      color: owner ? colorOf(owner) : '',
      place: [readText(document, 'region'), countryName(readText(document, 'country'), context.labels)]
        .filter(Boolean)
        .join(', '),
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
