import type { Breakpoint } from '../../tree/types'

/** A panel of the inspector. */
export interface InputPlace {
  /** `null`: the page's own panel. */
  element: string | null
  tab: string
  /** Where each breakpoint has inputs of its own. */
  breakpoint?: Breakpoint
}

/** Texts that the page has not taken, by input. */
export interface InputState {
  texts: ReadonlyMap<string, PendingText>
  /** A save has met texts that cannot be taken: whether it was refused, or went without them. `null`: none has. */
  notice: 'refused' | 'left-out' | null
}

/** A text in an input that is not on the page. */
export interface PendingText {
  place: InputPlace
  /** Of the input. */
  name: string
  label: string
  text: string
  /** Why the page does not take it; `null`: it is not finished. */
  problem: string | null
  /** What the page had when it was written. Once that is something else, the text is of the past. `null`: it counts whatever the page has. */
  stored: string | null
  /** What the element is called: the name outlives it. */
  of?: string
}
