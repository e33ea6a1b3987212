import type { PictureProps } from 'voix/render/parts'
import type { LightboxPicture } from './Lightbox.client'

interface GalleryPicture {
  media: PictureProps['media']
  caption?: string | null
}

/** Returns the lightbox data of a gallery's pictures. An empty picture keeps its index, so that links stay valid. */
export function toLightbox(pictures: readonly GalleryPicture[]): LightboxPicture[] {
  return pictures.map(({ media, caption }) => ({
    src: media?.src ?? '',
    alt: media?.alt ?? '',
    width: media?.width ?? 0,
    height: media?.height ?? 0,
    caption: caption ?? '',
  }))
}
