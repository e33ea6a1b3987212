import type { DemoPage } from './pages/types'
import { agentPages } from './pages/agents'
import { bembePages } from './pages/brands.bembe'
import { jewelGrandePages } from './pages/brands.jewelGrande'
import { brandPages } from './pages/brands'
import { bookingPages } from './pages/group.booking'
import { groupPages } from './pages/group'
import { homePage } from './pages/home'
import { postPages } from './pages/posts'
import { resortPages } from './pages/resorts'
import { spanishPages } from './pages/spanish'

/** Every page of the demo; originals stand before their translations. */
export const pages: DemoPage[] = [
  homePage,
  ...groupPages,
  ...bookingPages,
  ...agentPages,
  ...brandPages,
  ...bembePages,
  ...jewelGrandePages,
  ...resortPages,
  ...postPages,
  ...spanishPages,
]
