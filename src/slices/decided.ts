/** What a 409 says of each field that somebody else has changed as well. Forms recognise a conflict by it. */
export const CHANGED_MEANWHILE = 'Somebody else has changed this since you opened the document.'

/** The key in the body of a write that decides such fields. */
export const DECIDED = 'voixDecided'

/** Which side counts in fields that two have changed. It holds for the state that was looked at, and for no later one. */
export interface Decided {
  /** Of the newest state, by the 409. */
  updatedAt: string
  mine: readonly string[]
  theirs: readonly string[]
}
