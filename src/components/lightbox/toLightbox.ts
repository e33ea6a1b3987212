import type { PictureProps } from 'voix/render/parts'
import type { LightboxPicture } from './Lightbox.client'

interface GalleryPicture {
  media: PictureProps['media']
  caption?: string | null
}

/** What the lightbox needs of a gallery's pictures; an empty one keeps its number, so that links stay right. */
export function toLightbox(pictures: readonly GalleryPicture[]): LightboxPicture[] {
  return pictures.map(({ media, caption }) => ({
    src: media?.src ?? '',
    alt: media?.alt ?? '',
    width: media?.width ?? 0,
    height: media?.height ?? 0,
    caption: caption ?? '',
  }))
}
