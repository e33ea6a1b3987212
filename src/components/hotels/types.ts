import type { LinkProps, PictureProps } from 'voix/render/parts'

/** A resort in a list. */
export interface Hotel {
  id: string
  name: string
  /** The name of its brand. */
  brand: string
  /** The brand's first colour; empty without one. */
  color: string
  /** In English, as it is stored. */
  country: string
  /** Region and country in the page's language. */
  place: string
  tagline: string
  image: PictureProps['media']
  link: LinkProps['link']
}
