import type { Breakpoint } from '../../tree/types'
import type { Contest } from '.'

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

/** What the server tells of a page. */
export type CollaborationEvent =
  | { name: 'hello'; rev: number; isTrashed: boolean; windows: OpenWindow[] }
  | { name: 'saved' | 'trashed'; rev: number; by: Person | null }
  | { name: 'deleted'; by: Person | null }
  | { name: 'presence'; windows: OpenWindow[] }
  | { name: 'end'; reason: string }

export interface PeopleState {
  /** `lost`: others' changes come late, when this window asks; nothing else depends on it. */
  connection: 'connecting' | 'open' | 'lost'
  /** The page itself is gone; what is on the screen stays. */
  gone: { how: 'trashed' | 'deleted'; by: string } | null
  /** Somebody saved what is changed here as well: that much of it is taken over when it is decided. */
  held: { by: string; contests: readonly Contest[] } | null
  /** What a screen reader is told of the others. */
  said: string
}
