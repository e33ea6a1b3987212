import type { Breakpoint } from '../../tree/types'

/** A panel of the inspector. */
export interface InputPlace {
  /** `null`: the page's own panel. */
  element: string | null
  tab: string
  /** Set for inputs that exist per breakpoint. */
  breakpoint?: Breakpoint
}

/** Texts that the page has not accepted, by input. */
export interface InputState {
  texts: ReadonlyMap<string, PendingText>
  /** Set when a save found invalid texts: it was refused, or saved without them. Otherwise `null`. */
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
  /**
   * The stored value at the time of typing. The text is dropped once the page has another value; `null` keeps it in any
   * case.
   */
  stored: string | null
  /** The element's name, shown also after the element is deleted. */
  of?: string
}
