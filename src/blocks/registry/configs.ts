// Written by `npx voix register` from the folders next to this one. Edit those, not this file.
import type { SliceDefinition } from 'voix/slices'
import { accordion } from '../global/accordion/config'
import { accordionItem } from '../global/accordion-item/config'
import { agentDashboard } from '../agents/agent-dashboard/config'
import { agentFeatureCard } from '../agents/agent-feature-card/config'
import { agentForgottenPassword } from '../agents/agent-forgotten-password/config'
import { agentHero } from '../agents/agent-hero/config'
import { agentLogin } from '../agents/agent-login/config'
import { agentNewPassword } from '../agents/agent-new-password/config'
import { agentPopup } from '../agents/agent-popup/config'
import { agentSearchForm } from '../forms/agent-search-form/config'
import { agentSection } from '../agents/agent-section/config'
import { agentSpecialsGrid } from '../agents/agent-specials-grid/config'
import { agentSso } from '../agents/agent-sso/config'
import { agentStaff } from '../agents/agent-staff/config'
import { altamarBand } from '../altamar/altamar-band/config'
import { altamarDeckPlan } from '../altamar/altamar-deck-plan/config'
import { altamarHero } from '../altamar/altamar-hero/config'
import { backgroundGraphic } from '../global/background-graphic/config'
import { bembeBand } from '../bembe/bembe-band/config'
import { bembeHero } from '../bembe/bembe-hero/config'
import { bembeSteps } from '../bembe/bembe-steps/config'
import { blockLink } from '../blocks/block-link/config'
import { blocksHero } from '../blocks/blocks-hero/config'
import { blogPosts } from '../resort-group/blog-posts/config'
import { bookingDatesLimiter } from '../global/booking-dates-limiter/config'
import { bookingExcludeResorts } from '../global/booking-exclude-resorts/config'
import { brandCard } from '../blocks/brand-card/config'
import { brandResortFilters } from '../blocks/brand-resort-filters/config'
import { brandResortListing } from '../blocks/brand-resort-listing/config'
import { brochureRequestForm } from '../forms/brochure-request-form/config'
import { button } from '../global/button/config'
import { caracolaBand } from '../caracola/caracola-band/config'
import { caracolaDay } from '../caracola/caracola-day/config'
import { caracolaHero } from '../caracola/caracola-hero/config'
import { cardRow } from '../blocks/card-row/config'
import { categoryGallery } from '../global/category-gallery/config'
import { checkInOut } from '../global/check-in-out/config'
import { clubBahiaBand } from '../club-bahia/club-bahia-band/config'
import { clubBahiaHero } from '../club-bahia/club-bahia-hero/config'
import { clubBahiaRegatta } from '../club-bahia/club-bahia-regatta/config'
import { columns } from '../global/columns/config'
import { contactBlock } from '../global/contact-block/config'
import { containers } from '../global/containers/config'
import { costaVivaBand } from '../costa-viva/costa-viva-band/config'
import { costaVivaHero } from '../costa-viva/costa-viva-hero/config'
import { costaVivaHopscotch } from '../costa-viva/costa-viva-hopscotch/config'
import { countdownClock } from '../global/countdown-clock/config'
import { downloadLink } from '../global/download-link/config'
import { factSheets } from '../global/fact-sheets/config'
import { featuresSection } from '../blocks/features-section/config'
import { formBlock } from '../global/form-block/config'
import { fullWidthStats } from '../global/full-width-stats/config'
import { ghostButtonLink } from '../global/ghost-button-link/config'
import { gridGallery } from '../global/grid-gallery/config'
import { group } from '../global/group/config'
import { groupsForm } from '../forms/groups-form/config'
import { haciendaRojaBand } from '../hacienda-roja/hacienda-roja-band/config'
import { haciendaRojaHero } from '../hacienda-roja/hacienda-roja-hero/config'
import { haciendaRojaTiles } from '../hacienda-roja/hacienda-roja-tiles/config'
import { handbookLoginForm } from '../forms/handbook-login-form/config'
import { hero } from '../global/hero/config'
import { hideInlineBookingWidget } from '../global/hide-inline-booking-widget/config'
import { hideSignUpToSaveFooter } from '../global/hide-sign-up-to-save-footer/config'
import { hotelList } from '../global/hotel-list/config'
import { identityVerificationPromo } from '../global/identity-verification-promo/config'
import { iframe } from '../global/iframe/config'
import { illustration } from '../global/illustration/config'
import { imageAndCopy } from '../global/image-and-copy/config'
import { imageSliderWithContent } from '../blocks/image-slider-with-content/config'
import { images } from '../global/images/config'
import { includedWithStay } from '../blocks/included-with-stay/config'
import { inlineBookingWidget } from '../global/inline-booking-widget/config'
import { inlineFlightBookingWidget } from '../global/inline-flight-booking-widget/config'
import { introduction } from '../global/introduction/config'
import { islaVerdeBand } from '../isla-verde/isla-verde-band/config'
import { islaVerdeHero } from '../isla-verde/isla-verde-hero/config'
import { islaVerdeWalks } from '../isla-verde/isla-verde-walks/config'
import { jewelBand } from '../jewel/jewel-band/config'
import { jewelEveningCard } from '../jewel/jewel-evening-card/config'
import { jewelGrandeBand } from '../jewel-grande/jewel-grande-band/config'
import { jewelGrandeCut } from '../jewel-grande/jewel-grande-cut/config'
import { jewelGrandeHero } from '../jewel-grande/jewel-grande-hero/config'
import { jewelHero } from '../jewel/jewel-hero/config'
import { loginRequiredButton } from '../agents/login-required-button/config'
import { logoSelect } from '../global/logo-select/config'
import { mareaBand } from '../marea/marea-band/config'
import { mareaHero } from '../marea/marea-hero/config'
import { mareaTides } from '../marea/marea-tides/config'
import { meetingFacilitiesExplorer } from '../resort-group/meeting-facilities-explorer/config'
import { memberBookingWidget } from '../global/member-booking-widget/config'
import { newsletterForm } from '../blocks/newsletter-form/config'
import { nocheAzulBand } from '../noche-azul/noche-azul-band/config'
import { nocheAzulHero } from '../noche-azul/noche-azul-hero/config'
import { nocheAzulMoon } from '../noche-azul/noche-azul-moon/config'
import { numberedImageCard } from '../global/numbered-image-card/config'
import { overImageBlock } from '../blocks/over-image-block/config'
import { pictureBlock } from '../blocks/picture-block/config'
import { popup } from '../global/popup/config'
import { pressReleases } from '../resort-group/press-releases/config'
import { privacyPolicyTable } from '../resort-group/privacy-policy-table/config'
import { promoCoupon } from '../global/promo-coupon/config'
import { resortAmenities } from '../resort-group/resort-amenities/config'
import { richText } from '../global/rich-text/config'
import { salYLuzBand } from '../sal-y-luz/sal-y-luz-band/config'
import { salYLuzCalendar } from '../sal-y-luz/sal-y-luz-calendar/config'
import { salYLuzHero } from '../sal-y-luz/sal-y-luz-hero/config'
import { serenaBand } from '../serena/serena-band/config'
import { serenaHero } from '../serena/serena-hero/config'
import { serenaRitual } from '../serena/serena-ritual/config'
import { shortGroupsForm } from '../forms/short-groups-form/config'
import { signUpPopup } from '../global/sign-up-popup/config'
import { skewedThreeLines } from '../global/skewed-three-lines/config'
import { slider } from '../global/slider/config'
import { sliderImage } from '../global/slider-image/config'
import { soloMedia } from '../blocks/solo-media/config'
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
import { venueSlide } from '../wedding/venue-slide/config'
import { venueSlider } from '../wedding/venue-slider/config'
import { videoHero } from '../global/video-hero/config'
import { videoPlayer } from '../global/video-player/config'
import { weddingGallery } from '../wedding/wedding-gallery/config'
import { weddingHero } from '../wedding/wedding-hero/config'
import { weddingInclusions } from '../wedding/wedding-inclusions/config'
import { weddingInquiryForm } from '../wedding/wedding-inquiry-form/config'
import { weddingPackages } from '../wedding/wedding-packages/config'
import { weddingPlannerContact } from '../wedding/wedding-planner-contact/config'
import { weddingTestimonials } from '../wedding/wedding-testimonials/config'

export const slices: SliceDefinition[] = [
  accordion,
  accordionItem,
  agentDashboard,
  agentFeatureCard,
  agentForgottenPassword,
  agentHero,
  agentLogin,
  agentNewPassword,
  agentPopup,
  agentSearchForm,
  agentSection,
  agentSpecialsGrid,
  agentSso,
  agentStaff,
  altamarBand,
  altamarDeckPlan,
  altamarHero,
  backgroundGraphic,
  bembeBand,
  bembeHero,
  bembeSteps,
  blockLink,
  blocksHero,
  blogPosts,
  bookingDatesLimiter,
  bookingExcludeResorts,
  brandCard,
  brandResortFilters,
  brandResortListing,
  brochureRequestForm,
  button,
  caracolaBand,
  caracolaDay,
  caracolaHero,
  cardRow,
  categoryGallery,
  checkInOut,
  clubBahiaBand,
  clubBahiaHero,
  clubBahiaRegatta,
  columns,
  contactBlock,
  containers,
  costaVivaBand,
  costaVivaHero,
  costaVivaHopscotch,
  countdownClock,
  downloadLink,
  factSheets,
  featuresSection,
  formBlock,
  fullWidthStats,
  ghostButtonLink,
  gridGallery,
  group,
  groupsForm,
  haciendaRojaBand,
  haciendaRojaHero,
  haciendaRojaTiles,
  handbookLoginForm,
  hero,
  hideInlineBookingWidget,
  hideSignUpToSaveFooter,
  hotelList,
  identityVerificationPromo,
  iframe,
  illustration,
  imageAndCopy,
  imageSliderWithContent,
  images,
  includedWithStay,
  inlineBookingWidget,
  inlineFlightBookingWidget,
  introduction,
  islaVerdeBand,
  islaVerdeHero,
  islaVerdeWalks,
  jewelBand,
  jewelEveningCard,
  jewelGrandeBand,
  jewelGrandeCut,
  jewelGrandeHero,
  jewelHero,
  loginRequiredButton,
  logoSelect,
  mareaBand,
  mareaHero,
  mareaTides,
  meetingFacilitiesExplorer,
  memberBookingWidget,
  newsletterForm,
  nocheAzulBand,
  nocheAzulHero,
  nocheAzulMoon,
  numberedImageCard,
  overImageBlock,
  pictureBlock,
  popup,
  pressReleases,
  privacyPolicyTable,
  promoCoupon,
  resortAmenities,
  richText,
  salYLuzBand,
  salYLuzCalendar,
  salYLuzHero,
  serenaBand,
  serenaHero,
  serenaRitual,
  shortGroupsForm,
  signUpPopup,
  skewedThreeLines,
  slider,
  sliderImage,
  soloMedia,
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
  venueSlide,
  venueSlider,
  videoHero,
  videoPlayer,
  weddingGallery,
  weddingHero,
  weddingInclusions,
  weddingInquiryForm,
  weddingPackages,
  weddingPlannerContact,
  weddingTestimonials,
]
