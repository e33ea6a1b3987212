import type { DemoPage } from './pages/types'
import { agentPages } from './pages/agents'
import { bembePages } from './pages/brands.bembe'
import { jewelGrandePages } from './pages/brands.jewelGrande'
import { brandPages } from './pages/brands'
import { filmNightPages } from './pages/brands.filmNight'
import { comparePages } from './pages/brands.compare'
import { meetingRoomsPages } from './pages/meetingRooms'
import { pressPages } from './pages/press'
import { privacyPages } from './pages/privacy'
import { recipePages } from './pages/questions'
import { brandPagesA } from './pages/brands.a'
import { brandPagesB } from './pages/brands.b'
import { everyOfferPages } from './pages/everyOffer'
import { bookingPages } from './pages/group.booking'
import { groupPages } from './pages/group'
import { homePage } from './pages/home'
import { withOpeningOffers } from './pages/openingOffers'
import { postPages } from './pages/posts'
import { eachResortPages } from './pages/resorts.each'
import { resortPages } from './pages/resorts'
import { spanishPages } from './pages/spanish'
import { spanishTwins } from './pages/spanish.twins'
import { spanishWeddingPages, weddingPages } from './pages/weddings'

const originals: DemoPage[] = [
  homePage,
  ...groupPages,
  ...everyOfferPages,
  ...bookingPages,
  ...agentPages,
  ...weddingPages,
  ...brandPages,
  ...comparePages,
  ...filmNightPages,
  ...withOpeningOffers([...brandPagesA, ...brandPagesB, ...bembePages, ...jewelGrandePages]),
  ...resortPages,
  ...eachResortPages,
  ...postPages,
  ...pressPages,
  ...meetingRoomsPages,
  ...privacyPages,
  ...recipePages,
]
/** Every page of the demo; originals stand before their translations. */
export const pages: DemoPage[] = [...originals, ...spanishPages, ...spanishWeddingPages, ...spanishTwins(originals)]
