// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { SliceDefinition } from 'voix/slices'
import { accordion } from '../global/accordion/config'
import { accordionItem } from '../global/accordion-item/config'
import { agentDashboard } from '../agents/agent-dashboard/config'
import { agentFeatureCard } from '../agents/agent-feature-card/config'
import { agentHero } from '../agents/agent-hero/config'
import { agentLogin } from '../agents/agent-login/config'
import { agentPopup } from '../agents/agent-popup/config'
import { agentSearchForm } from '../forms/agent-search-form/config'
import { agentSection } from '../agents/agent-section/config'
import { agentSpecialsGrid } from '../agents/agent-specials-grid/config'
import { agentSso } from '../agents/agent-sso/config'
import { agentStaff } from '../agents/agent-staff/config'
import { backgroundGraphic } from '../global/background-graphic/config'
import { bembeBand } from '../bembe/bembe-band/config'
import { bembeHero } from '../bembe/bembe-hero/config'
import { bembeSteps } from '../bembe/bembe-steps/config'
import { blogPosts } from '../resort-group/blog-posts/config'
import { bookingDatesLimiter } from '../global/booking-dates-limiter/config'
import { bookingExcludeResorts } from '../global/booking-exclude-resorts/config'
import { brochureRequestForm } from '../forms/brochure-request-form/config'
import { button } from '../global/button/config'
import { categoryGallery } from '../global/category-gallery/config'
import { checkInOut } from '../global/check-in-out/config'
import { columns } from '../global/columns/config'
import { contactBlock } from '../global/contact-block/config'
import { containers } from '../global/containers/config'
import { costaVivaBand } from '../costa-viva/costa-viva-band/config'
import { costaVivaHero } from '../costa-viva/costa-viva-hero/config'
import { costaVivaHopscotch } from '../costa-viva/costa-viva-hopscotch/config'
import { countdownClock } from '../global/countdown-clock/config'
import { downloadLink } from '../global/download-link/config'
import { factSheets } from '../global/fact-sheets/config'
import { fullWidthStats } from '../global/full-width-stats/config'
import { ghostButtonLink } from '../global/ghost-button-link/config'
import { gridGallery } from '../global/grid-gallery/config'
import { group } from '../global/group/config'
import { groupsForm } from '../forms/groups-form/config'
import { handbookLoginForm } from '../forms/handbook-login-form/config'
import { hero } from '../global/hero/config'
import { hideInlineBookingWidget } from '../global/hide-inline-booking-widget/config'
import { hideSignUpToSaveFooter } from '../global/hide-sign-up-to-save-footer/config'
import { hotelList } from '../global/hotel-list/config'
import { identityVerificationPromo } from '../global/identity-verification-promo/config'
import { iframe } from '../global/iframe/config'
import { illustration } from '../global/illustration/config'
import { imageAndCopy } from '../global/image-and-copy/config'
import { images } from '../global/images/config'
import { inlineBookingWidget } from '../global/inline-booking-widget/config'
import { inlineFlightBookingWidget } from '../global/inline-flight-booking-widget/config'
import { introduction } from '../global/introduction/config'
import { jewelBand } from '../jewel/jewel-band/config'
import { jewelEveningCard } from '../jewel/jewel-evening-card/config'
import { jewelGrandeBand } from '../jewel-grande/jewel-grande-band/config'
import { jewelGrandeCut } from '../jewel-grande/jewel-grande-cut/config'
import { jewelGrandeHero } from '../jewel-grande/jewel-grande-hero/config'
import { jewelHero } from '../jewel/jewel-hero/config'
import { loginRequiredButton } from '../agents/login-required-button/config'
import { logoSelect } from '../global/logo-select/config'
import { memberBookingWidget } from '../global/member-booking-widget/config'
import { newsletterForm } from '../blocks/newsletter-form/config'
import { nocheAzulBand } from '../noche-azul/noche-azul-band/config'
import { nocheAzulHero } from '../noche-azul/noche-azul-hero/config'
import { nocheAzulMoon } from '../noche-azul/noche-azul-moon/config'
import { numberedImageCard } from '../global/numbered-image-card/config'
import { popup } from '../global/popup/config'
import { promoCoupon } from '../global/promo-coupon/config'
import { richText } from '../global/rich-text/config'
import { shortGroupsForm } from '../forms/short-groups-form/config'
import { signUpPopup } from '../global/sign-up-popup/config'
import { skewedThreeLines } from '../global/skewed-three-lines/config'
import { slider } from '../global/slider/config'
import { sliderImage } from '../global/slider-image/config'
import { spacer } from '../global/spacer/config'
import { specialOfferSlider } from '../resort-group/special-offer-slider/config'
import { specialOffers } from '../resort-group/special-offers/config'
import { styledNumber } from '../global/styled-number/config'
import { sweepstakesForm } from '../global/sweepstakes-form/config'
import { tab } from '../global/tab/config'
import { table } from '../global/table/config'
import { tabs } from '../global/tabs/config'
import { textRow } from '../global/text-row/config'
import { tripAdvisor } from '../global/trip-advisor/config'
import { videoHero } from '../global/video-hero/config'
import { videoPlayer } from '../global/video-player/config'
import { weddingInquiryForm } from '../wedding/wedding-inquiry-form/config'

export const slices: SliceDefinition[] = [
  accordion,
  accordionItem,
  agentDashboard,
  agentFeatureCard,
  agentHero,
  agentLogin,
  agentPopup,
  agentSearchForm,
  agentSection,
  agentSpecialsGrid,
  agentSso,
  agentStaff,
  backgroundGraphic,
  bembeBand,
  bembeHero,
  bembeSteps,
  blogPosts,
  bookingDatesLimiter,
  bookingExcludeResorts,
  brochureRequestForm,
  button,
  categoryGallery,
  checkInOut,
  columns,
  contactBlock,
  containers,
  costaVivaBand,
  costaVivaHero,
  costaVivaHopscotch,
  countdownClock,
  downloadLink,
  factSheets,
  fullWidthStats,
  ghostButtonLink,
  gridGallery,
  group,
  groupsForm,
  handbookLoginForm,
  hero,
  hideInlineBookingWidget,
  hideSignUpToSaveFooter,
  hotelList,
  identityVerificationPromo,
  iframe,
  illustration,
  imageAndCopy,
  images,
  inlineBookingWidget,
  inlineFlightBookingWidget,
  introduction,
  jewelBand,
  jewelEveningCard,
  jewelGrandeBand,
  jewelGrandeCut,
  jewelGrandeHero,
  jewelHero,
  loginRequiredButton,
  logoSelect,
  memberBookingWidget,
  newsletterForm,
  nocheAzulBand,
  nocheAzulHero,
  nocheAzulMoon,
  numberedImageCard,
  popup,
  promoCoupon,
  richText,
  shortGroupsForm,
  signUpPopup,
  skewedThreeLines,
  slider,
  sliderImage,
  spacer,
  specialOfferSlider,
  specialOffers,
  styledNumber,
  sweepstakesForm,
  tab,
  table,
  tabs,
  textRow,
  tripAdvisor,
  videoHero,
  videoPlayer,
  weddingInquiryForm,
]
