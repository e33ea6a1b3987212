import type { PictureProps } from 'voix/render/parts'
import { Photo } from '../Photo'

export interface GalleryTileProps {
  media: PictureProps['media']
  index: number
  caption?: string
  className: string
  sizes: string
}

/** One picture of a gallery. Without a script its link opens the whole picture. */
export function GalleryTile({ media, index, caption, className, sizes }: GalleryTileProps) {
  const photo = <Photo media={media} className={`rounded-media ${className}`} sizes={sizes} index={index} zoom />
  return (
    <figure>
      {media?.kind === 'picture' ? (
        <a href={media.src} data-lightbox={index} className="group block rounded-media">
          {photo}
        </a>
      ) : (
        photo
      )}
      {caption ? <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption> : null}
    </figure>
  )
}
