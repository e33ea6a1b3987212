import type { ResolvedLink, ResolvedMedia } from 'voix/slices'

/** A resort as lists show it. */
export interface Hotel {
  id: string
  name: string
  /** The name of its brand. */
  brand: string
  /** The first of the brand's colours; empty without one. */
  color: string
  /** As it is stored, in English. */
  country: string
  /** Region and country in the page's language. */
  place: string
  tagline: string
  image: ResolvedMedia | null
  link: ResolvedLink | null
}
