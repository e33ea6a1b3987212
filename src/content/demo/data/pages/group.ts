import { aboutPage } from './group.about'
import { journalPages } from './group.journal'
import { meetingAndContactPages } from './group.meetings'
import { resortsPage } from './group.resorts'
import { specialsPage } from './group.specials'
import { weddingsPage } from './group.weddings'
import type { DemoPage } from './types'

/** The group's pages but its front page. */
export const groupPages: DemoPage[] = [
  resortsPage,
  specialsPage,
  aboutPage,
  weddingsPage,
  ...journalPages,
  ...meetingAndContactPages,
]
