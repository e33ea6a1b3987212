import type { PayloadRequest } from 'payload'
import type { EndReason, tellPresence } from '../../contract/collaboration'
import type { BodyOf } from '../../contract/endpoint'
import type { Person } from '../../contract/fields'

/** The PostgreSQL channel of all messages below. All processes of one database share it. */
export const CHANNEL = 'voix_pages'

/** A window in which a user has a page open. `page` is the key of the page's line. */
export type Presence = BodyOf<typeof tellPresence> & { page: string; user: Person }

/** A message of the channel. It is sent on commit, and dropped on rollback. */
export type PageMessage =
  | { kind: 'saved'; page: string; rev: number; by: Person | null }
  | { kind: 'trashed'; page: string; rev: number; by: Person | null }
  | { kind: 'deleted'; page: string; by: Person | null }
  /** Work in a release has ended. `page` is one page of the release, or `releaseKey` for all of them. */
  | { kind: 'ended'; page: string; how: EndReason; by: Person | null }
  /** The page's review has changed. The page itself has not. */
  | { kind: 'reviewed'; page: string; by: Person | null }
  /** A shared section has changed. Sent to all open pages, because any of them can show the section. */
  | { kind: 'section'; section: string }
  /** A document of the collection was written or deleted. Lists of the collection are reloaded. */
  | { kind: 'listed'; collection: string }
  /** `age` is the time in milliseconds since the window sent its presence; `via` is the process that received it. */
  | { kind: 'presence'; presence: Presence; age: number; via: string }
  /** A process has started to listen. The other processes reply with the windows that they know of. */
  | { kind: 'who'; from: string }

const KINDS: readonly string[] = [
  'saved',
  'trashed',
  'deleted',
  'ended',
  'reviewed',
  'section',
  'listed',
  'presence',
  'who',
] satisfies PageMessage['kind'][]

/** Parses a notification. Returns `null` if it is not a message of any version of this program. */
export function readMessage(text: string): PageMessage | null {
  try {
    const message: unknown = JSON.parse(text)
    const isKnown = typeof message === 'object' && message !== null && 'kind' in message
    return isKnown && KINDS.includes(String(message.kind)) ? (message as PageMessage) : null
  } catch {
    return null
  }
}

const LONGEST_NAME = 80

/** Returns the user's id and name. The name is shortened because a PostgreSQL notification holds at most 8000 bytes. */
export function personOf(user: PayloadRequest['user']): Person | null {
  if (!user) return null
  const { name, email } = user as { name?: string | null; email?: string | null }
  return { id: String(user.id), name: (name || email || '').slice(0, LONGEST_NAME) }
}
