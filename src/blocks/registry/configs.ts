// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { SliceDefinition } from 'voix/slices'
import { accordion } from '../global/accordion/config'
import { accordionItem } from '../global/accordion-item/config'
import { blogPosts } from '../resort-group/blog-posts/config'
import { bookingDatesLimiter } from '../global/booking-dates-limiter/config'
import { bookingExcludeResorts } from '../global/booking-exclude-resorts/config'
import { button } from '../global/button/config'
import { categoryGallery } from '../global/category-gallery/config'
import { checkInOut } from '../global/check-in-out/config'
import { columns } from '../global/columns/config'
import { contactBlock } from '../global/contact-block/config'
import { containers } from '../global/containers/config'
import { countdownClock } from '../global/countdown-clock/config'
import { downloadLink } from '../global/download-link/config'
import { factSheets } from '../global/fact-sheets/config'
import { fullWidthStats } from '../global/full-width-stats/config'
import { ghostButtonLink } from '../global/ghost-button-link/config'
import { gridGallery } from '../global/grid-gallery/config'
import { group } from '../global/group/config'
import { hero } from '../global/hero/config'
import { hideInlineBookingWidget } from '../global/hide-inline-booking-widget/config'
import { hideSignUpToSaveFooter } from '../global/hide-sign-up-to-save-footer/config'
import { hotelList } from '../global/hotel-list/config'
import { identityVerificationPromo } from '../global/identity-verification-promo/config'
import { iframe } from '../global/iframe/config'
import { imageAndCopy } from '../global/image-and-copy/config'
import { inlineBookingWidget } from '../global/inline-booking-widget/config'
import { inlineFlightBookingWidget } from '../global/inline-flight-booking-widget/config'
import { introduction } from '../global/introduction/config'
import { memberBookingWidget } from '../global/member-booking-widget/config'
import { popup } from '../global/popup/config'
import { promoCoupon } from '../global/promo-coupon/config'
import { richText } from '../global/rich-text/config'
import { slider } from '../global/slider/config'
import { sliderImage } from '../global/slider-image/config'
import { spacer } from '../global/spacer/config'
import { specialOfferSlider } from '../resort-group/special-offer-slider/config'
import { specialOffers } from '../resort-group/special-offers/config'
import { styledNumber } from '../global/styled-number/config'
import { tab } from '../global/tab/config'
import { table } from '../global/table/config'
import { tabs } from '../global/tabs/config'
import { textRow } from '../global/text-row/config'
import { videoHero } from '../global/video-hero/config'
import { videoPlayer } from '../global/video-player/config'

export const slices: SliceDefinition[] = [
  accordion,
  accordionItem,
  blogPosts,
  bookingDatesLimiter,
  bookingExcludeResorts,
  button,
  categoryGallery,
  checkInOut,
  columns,
  contactBlock,
  containers,
  countdownClock,
  downloadLink,
  factSheets,
  fullWidthStats,
  ghostButtonLink,
  gridGallery,
  group,
  hero,
  hideInlineBookingWidget,
  hideSignUpToSaveFooter,
  hotelList,
  identityVerificationPromo,
  iframe,
  imageAndCopy,
  inlineBookingWidget,
  inlineFlightBookingWidget,
  introduction,
  memberBookingWidget,
  popup,
  promoCoupon,
  richText,
  slider,
  sliderImage,
  spacer,
  specialOfferSlider,
  specialOffers,
  styledNumber,
  tab,
  table,
  tabs,
  textRow,
  videoHero,
  videoPlayer,
]
