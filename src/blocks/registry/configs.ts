// Written by `npx voix register` from the folders beside this one: change those, not this file.
import type { SliceDefinition } from 'voix/slices'
import { accordion } from '../global/accordion/config'
import { accordionItem } from '../global/accordion-item/config'
import { blogPosts } from '../resort-group/blog-posts/config'
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
import { hotelList } from '../global/hotel-list/config'
import { iframe } from '../global/iframe/config'
import { imageAndCopy } from '../global/image-and-copy/config'
import { introduction } from '../global/introduction/config'
import { popup } from '../global/popup/config'
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
  hotelList,
  iframe,
  imageAndCopy,
  introduction,
  popup,
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
