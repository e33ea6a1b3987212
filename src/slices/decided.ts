/** The message of each conflicting field in a 409. Forms recognise a conflict by it. */
export const CHANGED_MEANWHILE = 'Somebody else has changed this since you opened the document.'

/** The key of the decisions in the body of a write. */
export const DECIDED = 'voixDecided'

/** The user's decisions on conflicting fields. They apply only to the state that the user saw. */
export interface Decided {
  /** The `updatedAt` of the 409. */
  updatedAt: string
  mine: readonly string[]
  theirs: readonly string[]
}
