import { Picture, type PictureProps } from 'voix/render/parts'
import type { Attributes } from './attributes'
import { Scene } from './Scene'

export interface PhotoProps {
  media: PictureProps['media']
  /** A class with a fixed aspect ratio, so that the page does not shift when the picture loads: `aspect-[4/3]`. */
  className?: string
  sizes?: string
  priority?: boolean
  zoom?: boolean
  attributes?: Attributes
  /** The position in a list of pictures. */
  index?: number
}

/** A picture in a frame of fixed shape. An empty field shows a scene in the brand's colours. */
export function Photo({ media, className = 'aspect-[4/3]', sizes, priority, zoom, attributes, index }: PhotoProps) {
  return (
    <div {...attributes} className={`photo ${zoom ? 'photo-zoom' : ''} ${className}`}>
      {media ? (
        <Picture media={media} sizes={sizes} priority={priority} className="size-full" />
      ) : (
        <Scene index={index} />
      )}
    </div>
  )
}
