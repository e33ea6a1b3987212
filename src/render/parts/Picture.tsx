import type { CSSProperties } from 'react'
import type { ResolvedMedia } from '../../slices/types'

export interface PictureProps {
  /** What `fields.<media>` holds. `null` renders nothing. */
  media: ResolvedMedia | null | undefined
  /** How wide the picture is shown: the `sizes` attribute. */
  sizes?: string
  /** The picture is in the first screen: load it at once. Default: only when it comes near. */
  priority?: boolean
  /** Instead of the media's own text; empty for a picture that is decoration. */
  alt?: string
  className?: string
  style?: CSSProperties
}

/** A `<picture>` with the right source per breakpoint, in the best format that the browser takes, with its space reserved. A video plays silently. */
export function Picture({ media, sizes, priority = false, alt, className, style }: PictureProps) {
  if (!media || media.kind === 'file') return null
  // Absent rather than undefined: whatever stands here is written for React as well as for the browser.
  const placeholder = media.placeholder ? { backgroundColor: media.placeholder } : null
  if (media.kind === 'video') {
    return (
      <video
        src={media.src}
        className={className}
        style={style}
        aria-label={(alt ?? media.alt) || undefined}
        muted
        loop
        playsInline
        controls
        preload={priority ? 'auto' : 'metadata'}
      />
    )
  }
  return (
    <picture>
      {media.sources.map(({ media: query, type, srcSet, width, height }, at) => (
        <source
          key={query}
          // Paper is narrow and would select another source, which is not loaded yet when the page is printed.
          media={at === 0 && query !== null ? `print,${query}` : (query ?? undefined)}
          {...(type ? { type } : {})}
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
        />
      ))}
      <img
        src={media.src}
        srcSet={media.srcSet ?? undefined}
        sizes={media.srcSet ? sizes : undefined}
        alt={alt ?? media.alt}
        width={media.width}
        height={media.height}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority ? { fetchPriority: 'high' } : {})}
        decoding="async"
        className={className}
        {...(placeholder || style ? { style: { ...placeholder, ...style } } : {})}
      />
    </picture>
  )
}
