import type { Breakpoint } from '../../tree/types'

/** Whoever did something; `null`: a script of the application. */
export interface Person {
  id: string
  name: string
}

/** A window that has the page open, as the server tells it. */
export interface OpenWindow {
  window: string
  user: Person
  state: 'here' | 'idle' | 'away'
  element: string | null
  breakpoint: Breakpoint | null
}

export interface Saver {
  name: string
  /** The same person, in another window. */
  isMe: boolean
}

export interface PeopleState {
  /** `lost`: others' changes come late, when this window asks; nothing else depends on it. */
  connection: 'connecting' | 'open' | 'lost'
  /** The page itself is gone; what is on the screen stays. */
  gone: { how: 'trashed' | 'deleted'; by: string } | null
  /** Who saved last. What of it was changed here as well is a conflict. */
  savedBy: Saver | null
  /** What a screen reader is told of the others. */
  said: string
}
