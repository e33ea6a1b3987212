/** Source: specification §3, "Gallery categories". */
export const GALLERY_CATEGORIES = [
  'resort',
  'activities',
  'pools',
  'rooms',
  'dining',
  'celebrations',
  'meetings',
] as const

export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number]

export function isGalleryCategory(value: unknown): value is GalleryCategory {
  return GALLERY_CATEGORIES.includes(value as GalleryCategory)
}
