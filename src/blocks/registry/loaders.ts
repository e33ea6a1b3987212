// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { SliceLoader } from 'voix/slices'

export const loaders: Record<string, () => Promise<{ load: SliceLoader }>> = {
  'blog-posts': () => import('../resort-group/blog-posts/load'),
  'category-gallery': () => import('../global/category-gallery/load'),
  'fact-sheets': () => import('../global/fact-sheets/load'),
  'hotel-list': () => import('../global/hotel-list/load'),
  'inline-booking-widget': () => import('../global/inline-booking-widget/load'),
  'inline-flight-booking-widget': () => import('../global/inline-flight-booking-widget/load'),
  'member-booking-widget': () => import('../global/member-booking-widget/load'),
  'special-offer-slider': () => import('../resort-group/special-offer-slider/load'),
  'special-offers': () => import('../resort-group/special-offers/load'),
}
