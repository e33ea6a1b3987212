import type { EndReason } from '../../contract/collaboration'
import type { Person } from '../../contract/fields'
import type { ReleaseChoice } from './boot'

export interface Saver {
  name: string
  /** The same person, in another window. */
  isMe: boolean
}

/** The end of the work in a release. */
export interface ReleaseEnd {
  release: Pick<ReleaseChoice, 'id' | 'name'>
  how: EndReason
  /** `null`: it is not known. */
  by: Person | null
}

/** `taken`: this person may not change the page any more. `signed-out`: the server knows no session of theirs. */
export type EditRight = 'kept' | 'taken' | 'signed-out'

export interface PeopleState {
  /** `lost`: others' changes come late, when this window asks; nothing else depends on it. */
  connection: 'connecting' | 'open' | 'lost'
  /** The page itself is gone; what is on the screen stays. */
  gone: { how: 'trashed' | 'deleted'; by: string } | null
  /** The release in which the page is open has ended: the studio goes on outside as soon as it can. */
  ended: ReleaseEnd | null
  /** The release from which the page has come with what was unsaved, until the notice is put away. */
  broughtFrom: ReleaseEnd | null
  right: EditRight
  /** Who saved last. What of it was changed here as well is a conflict. */
  savedBy: Saver | null
  /** What a screen reader is told of the others. */
  announcement: string
}
