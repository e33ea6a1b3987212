import type { PayloadRequest } from 'payload'
import type { EndReason, tellPresence } from '../../contract/collaboration'
import type { BodyOf } from '../../contract/endpoint'
import type { Person } from '../../contract/fields'

/** The PostgreSQL channel that carries everything below, between all processes of one database. */
export const CHANNEL = 'voix_pages'

/** One window in which somebody has a page open. `page`: the page on its line. */
export type Presence = BodyOf<typeof tellPresence> & { page: string; user: Person }

/** A message of the channel. It is sent inside a transaction, or rolled back with it. */
export type PageMessage =
  | { kind: 'saved'; page: string; rev: number; by: Person | null }
  | { kind: 'trashed'; page: string; rev: number; by: Person | null }
  | { kind: 'deleted'; page: string; by: Person | null }
  /** Work in a release has ended. `page`: one page of the release, or `releaseKey` for all of them. */
  | { kind: 'ended'; page: string; how: EndReason; by: Person | null }
  /** Something of its review has changed; the page itself has not. */
  | { kind: 'reviewed'; page: string; by: Person | null }
  /** A shared section has changed: told to everybody who has any page open, for it may show the section. */
  | { kind: 'section'; section: string }
  /** A document of the collection was written or deleted. Lists of the collection are reloaded. */
  | { kind: 'listed'; collection: string }
  /** `age`: milliseconds since the window told it. `via`: the process that it told. */
  | { kind: 'presence'; presence: Presence; age: number; via: string }
  /** A process has begun to listen: those who know of windows tell it. */
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

/** A notification's text -> the message; `null` for what no version of this program has sent. */
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

/** A name is cut: PostgreSQL carries 8000 bytes per notification. */
export function personOf(user: PayloadRequest['user']): Person | null {
  if (!user) return null
  const { name, email } = user as { name?: string | null; email?: string | null }
  return { id: String(user.id), name: (name || email || '').slice(0, LONGEST_NAME) }
}
