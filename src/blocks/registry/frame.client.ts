'use client'

// Written by `npx voix register` from the folders beside this one: change those, not this file.
import { previewFrame } from 'voix/preview/client'
import type { SliceComponent } from 'voix/render'

/** The slices in the studio's preview: a module loads when its first element is shown. */
export const Frame = previewFrame({
  accordion: () => import('../global/accordion/Component').then(asModule),
  'accordion-item': () => import('../global/accordion-item/Component').then(asModule),
  'agent-search-form': () => import('../forms/agent-search-form/Component').then(asModule),
  'background-graphic': () => import('../global/background-graphic/Component').then(asModule),
  'blog-posts': () => import('../resort-group/blog-posts/Component').then(asModule),
  'booking-dates-limiter': () => import('../global/booking-dates-limiter/Component').then(asModule),
  'booking-exclude-resorts': () => import('../global/booking-exclude-resorts/Component').then(asModule),
  'brochure-request-form': () => import('../forms/brochure-request-form/Component').then(asModule),
  button: () => import('../global/button/Component').then(asModule),
  'category-gallery': () => import('../global/category-gallery/Component').then(asModule),
  'check-in-out': () => import('../global/check-in-out/Component').then(asModule),
  columns: () => import('../global/columns/Component').then(asModule),
  'contact-block': () => import('../global/contact-block/Component').then(asModule),
  containers: () => import('../global/containers/Component').then(asModule),
  'countdown-clock': () => import('../global/countdown-clock/Component').then(asModule),
  'download-link': () => import('../global/download-link/Component').then(asModule),
  'fact-sheets': () => import('../global/fact-sheets/Component').then(asModule),
  'full-width-stats': () => import('../global/full-width-stats/Component').then(asModule),
  'ghost-button-link': () => import('../global/ghost-button-link/Component').then(asModule),
  'grid-gallery': () => import('../global/grid-gallery/Component').then(asModule),
  group: () => import('../global/group/Component').then(asModule),
  'groups-form': () => import('../forms/groups-form/Component').then(asModule),
  'handbook-login-form': () => import('../forms/handbook-login-form/Component').then(asModule),
  hero: () => import('../global/hero/Component').then(asModule),
  'hide-inline-booking-widget': () => import('../global/hide-inline-booking-widget/Component').then(asModule),
  'hide-sign-up-to-save-footer': () => import('../global/hide-sign-up-to-save-footer/Component').then(asModule),
  'hotel-list': () => import('../global/hotel-list/Component').then(asModule),
  'identity-verification-promo': () => import('../global/identity-verification-promo/Component').then(asModule),
  iframe: () => import('../global/iframe/Component').then(asModule),
  illustration: () => import('../global/illustration/Component').then(asModule),
  'image-and-copy': () => import('../global/image-and-copy/Component').then(asModule),
  images: () => import('../global/images/Component').then(asModule),
  'inline-booking-widget': () => import('../global/inline-booking-widget/Component').then(asModule),
  'inline-flight-booking-widget': () => import('../global/inline-flight-booking-widget/Component').then(asModule),
  introduction: () => import('../global/introduction/Component').then(asModule),
  'logo-select': () => import('../global/logo-select/Component').then(asModule),
  'member-booking-widget': () => import('../global/member-booking-widget/Component').then(asModule),
  'newsletter-form': () => import('../blocks/newsletter-form/Component').then(asModule),
  'numbered-image-card': () => import('../global/numbered-image-card/Component').then(asModule),
  popup: () => import('../global/popup/Component').then(asModule),
  'promo-coupon': () => import('../global/promo-coupon/Component').then(asModule),
  'rich-text': () => import('../global/rich-text/Component').then(asModule),
  'short-groups-form': () => import('../forms/short-groups-form/Component').then(asModule),
  'sign-up-popup': () => import('../global/sign-up-popup/Component').then(asModule),
  'skewed-three-lines': () => import('../global/skewed-three-lines/Component').then(asModule),
  slider: () => import('../global/slider/Component').then(asModule),
  'slider-image': () => import('../global/slider-image/Component').then(asModule),
  spacer: () => import('../global/spacer/Component').then(asModule),
  'special-offer-slider': () => import('../resort-group/special-offer-slider/Component').then(asModule),
  'special-offers': () => import('../resort-group/special-offers/Component').then(asModule),
  'styled-number': () => import('../global/styled-number/Component').then(asModule),
  'sweepstakes-form': () => import('../global/sweepstakes-form/Component').then(asModule),
  tab: () => import('../global/tab/Component').then(asModule),
  table: () => import('../global/table/Component').then(asModule),
  tabs: () => import('../global/tabs/Component').then(asModule),
  'text-row': () => import('../global/text-row/Component').then(asModule),
  'trip-advisor': () => import('../global/trip-advisor/Component').then(asModule),
  'video-hero': () => import('../global/video-hero/Component').then(asModule),
  'video-player': () => import('../global/video-player/Component').then(asModule),
  'wedding-inquiry-form': () => import('../wedding/wedding-inquiry-form/Component').then(asModule),
})

/** The map is keyed by name only, so that each component's own, narrower props end here. */
function asModule({ default: component }: { default: unknown }) {
  return { default: component as SliceComponent }
}
