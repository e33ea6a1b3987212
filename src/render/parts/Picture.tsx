import type { CSSProperties } from 'react'
import type { ResolvedMedia } from '../../slices/types'

export interface PictureProps {
  /** The value of `fields.<media>`. `null` renders nothing. */
  media: ResolvedMedia | null | undefined
  /** The shown width of the picture: the `sizes` attribute. */
  sizes?: string
  /** Loads a picture above the fold eagerly. Default: it is loaded when it comes near the viewport. */
  priority?: boolean
  /** Overrides the alternative text of the document; empty for a decorative picture. */
  alt?: string
  className?: string
  style?: CSSProperties
}

/**
 * Renders a `<picture>` with a source per breakpoint, in the best format that the browser accepts, with its space
 * reserved. A video is muted.
 */
export function Picture({ media, sizes, priority = false, alt, className, style }: PictureProps) {
  if (!media || media.kind === 'file') return null
  // Absent rather than undefined: an undefined attribute would also be written into the RSC payload.
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
