import type { TypedLocale } from 'payload'
import { idOf } from 'voix/slices'
import type { LoadArgs, ResolvedMedia } from 'voix/slices'
import { readMedia, readRows, readText } from '../../lib/document'
import { isGalleryCategory, type GalleryCategory } from '../../lib/galleryCategories'

export interface GalleryPicture {
  media: ResolvedMedia
  category: GalleryCategory
  caption: string
}

const TILE = {
  default: { width: 750, height: 560, fit: 'cover' as const },
  md: { width: 1200, height: 900, fit: 'cover' as const },
}

/** Loads the gallery of the chosen resort; empty without one. */
export async function load({ req, fields, context, addTag, resolveDocuments }: LoadArgs): Promise<GalleryPicture[]> {
  const id = idOf(fields['resort'])
  if (id === null) return []
  addTag(`resorts:${id}`)
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: { id: { equals: id } },
    select: { gallery: true },
    limit: 1,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const [resort] = await resolveDocuments({ collection: 'resorts', documents: docs, media: TILE })
  return resort ? readRows(resort, 'gallery').flatMap(toPicture) : []
}

function toPicture(row: Readonly<Record<string, unknown>>): GalleryPicture[] {
  const media = readMedia(row, 'image')
  const category = row['category']
  return media && isGalleryCategory(category) ? [{ media, category, caption: readText(row, 'caption') }] : []
}
