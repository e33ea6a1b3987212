// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { SliceLoader } from 'voix/slices'

export const loaders: Record<string, () => Promise<{ load: SliceLoader }>> = {
  'agent-dashboard': () => import('../agents/agent-dashboard/load'),
  'agent-search-form': () => import('../forms/agent-search-form/load'),
  'agent-specials-grid': () => import('../agents/agent-specials-grid/load'),
  'blog-posts': () => import('../resort-group/blog-posts/load'),
  'brochure-request-form': () => import('../forms/brochure-request-form/load'),
  'category-gallery': () => import('../global/category-gallery/load'),
  'fact-sheets': () => import('../global/fact-sheets/load'),
  'groups-form': () => import('../forms/groups-form/load'),
  'handbook-login-form': () => import('../forms/handbook-login-form/load'),
  'hotel-list': () => import('../global/hotel-list/load'),
  'inline-booking-widget': () => import('../global/inline-booking-widget/load'),
  'inline-flight-booking-widget': () => import('../global/inline-flight-booking-widget/load'),
  'logo-select': () => import('../global/logo-select/load'),
  'meeting-facilities-explorer': () => import('../resort-group/meeting-facilities-explorer/load'),
  'member-booking-widget': () => import('../global/member-booking-widget/load'),
  'newsletter-form': () => import('../blocks/newsletter-form/load'),
  'press-releases': () => import('../resort-group/press-releases/load'),
  'short-groups-form': () => import('../forms/short-groups-form/load'),
  'sign-up-popup': () => import('../global/sign-up-popup/load'),
  'special-offer-slider': () => import('../resort-group/special-offer-slider/load'),
  'special-offers': () => import('../resort-group/special-offers/load'),
  'sweepstakes-form': () => import('../global/sweepstakes-form/load'),
  'trip-advisor': () => import('../global/trip-advisor/load'),
  'wedding-inquiry-form': () => import('../wedding/wedding-inquiry-form/load'),
}
