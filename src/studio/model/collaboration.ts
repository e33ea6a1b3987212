import type { EndReason } from '../../contract/collaboration'
import type { Person } from '../../contract/fields'
import type { ReleaseChoice } from './boot'

export interface Saver {
  name: string
  /** The same user in another window. */
  isMe: boolean
}

/** The end of the work in a release. */
export interface ReleaseEnd {
  release: Pick<ReleaseChoice, 'id' | 'name'>
  how: EndReason
  /** `null`: it is not known. */
  by: Person | null
}

/** `taken`: the user can no longer change the page. `signed-out`: the user's session has ended. */
export type EditRight = 'kept' | 'taken' | 'signed-out'

export interface PeopleState {
  /** `lost`: changes of others arrive late, by polling; nothing else depends on it. */
  connection: 'connecting' | 'open' | 'lost'
  /** The page was deleted or trashed; the studio keeps showing it. */
  gone: { how: 'trashed' | 'deleted'; by: string } | null
  /** The release of the page has ended: the studio continues outside of it as soon as possible. */
  ended: ReleaseEnd | null
  /** The ended release from which unsaved changes were carried over, until the notice is dismissed. */
  broughtFrom: ReleaseEnd | null
  right: EditRight
  /** The user who saved last. Values that also changed here are conflicts. */
  savedBy: Saver | null
  /** The live-region text about other users. */
  announcement: string
}
