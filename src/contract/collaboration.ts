import * as z from 'zod/mini'
import { isPageDiff, isRecord, type PageDiff, type Row } from '../tree'
import type { Breakpoint } from '../tree/types'
import { endpoint } from './endpoint'
import { breakpoint, person } from './fields'

/** Why work in a release has ended. `left`: the page was removed from it. */
export const endReason = z.enum(['published', 'reverted', 'deleted', 'left'])

export type EndReason = z.output<typeof endReason>

const status = z.enum(['draft', 'published'])
const id = z.string().check(z.minLength(1), z.maxLength(64))

const changes = z.object({
  rev: z.number(),
  status,
  /** The status of the published page. */
  liveStatus: z.nullable(status),
  /** The path of the published page. `null` if it is not published. */
  livePath: z.nullable(z.string()),
  /** The change from that revision to the newest. `null` if nothing has changed, or if `content` is set. */
  change: z.nullable(z.custom<PageDiff>(isPageDiff)),
  /** The newest page, if the older revision is no longer stored. */
  content: z.optional(z.object({ page: z.record(z.string(), z.unknown()), rows: z.array(z.custom<Row>(isRecord)) })),
})

export type Changes = z.output<typeof changes>

export const readChanges = endpoint({
  method: 'get',
  path: '/voix/pages/:id/changes',
  summary: 'Returns what was saved since a revision, as far as the user may see it.',
  caller: 'studio',
  query: z.object({
    since: z.coerce.number('Say since which revision: ?since=3').check(z.int(), z.minimum(0)),
  }),
  answer: changes,
})

export const tellPresence = endpoint({
  method: 'post',
  path: '/voix/pages/:id/presence',
  summary:
    'Reports that a window has the page open, every 10 seconds and when its state changes. Returns the state of the page, for windows that missed events.',
  caller: 'studio',
  body: z.object({
    /** Chosen by the window. Unique per user. */
    window: id,
    /** Counts the messages of the window, so that older ones that arrive late are ignored. */
    seq: z.int().check(z.minimum(0)),
    /** `left`: the window was closed. `away`: it is behind other windows. */
    state: z.enum(['here', 'idle', 'away', 'left']),
    element: z._default(z.nullable(id), null),
    breakpoint: z._default(z.nullable(breakpoint), null),
    /** Whether the window is hidden and has closed its stream, because browsers limit connections. */
    isResting: z._default(z.boolean(), false),
  }),
  answer: z.object({
    rev: z.number(),
    isTrashed: z.boolean(),
    /** `null` if the page can be edited on its line. */
    ended: z.nullable(endReason),
    mayEdit: z.boolean(),
  }),
})

/** Server-sent events of type `CollaborationEvent`. */
export const pageEvents = endpoint({
  method: 'get',
  path: '/voix/pages/:id/events',
  summary:
    'Sends the events of a page for its open windows. A window of the studio identifies itself by `window`: it has left when its stream has ended and it is silent.',
  caller: 'studio',
  query: z.object({ window: z.optional(id) }),
  answer: 'text/event-stream',
})

const openWindow = z.object({
  window: z.string(),
  user: person,
  state: z.enum(['here', 'idle', 'away']),
  element: z.nullable(z.string()),
  // A server of another version may have other breakpoints.
  breakpoint: z.nullable(z.custom<Breakpoint>((value) => typeof value === 'string')),
})

/** A window that has a page open. */
export type OpenWindow = z.output<typeof openWindow>

const by = z.nullable(person)
const rev = z.int()
const windows = z.array(openWindow)

export const collaborationEvent = z.discriminatedUnion('name', [
  /** The first event, also after a reconnect. */
  z.object({
    name: z.literal('hello'),
    rev,
    isTrashed: z.boolean(),
    ended: z.optional(z.nullable(endReason)),
    windows,
  }),
  z.object({ name: z.enum(['saved', 'trashed']), rev, by }),
  z.object({ name: z.enum(['deleted', 'reviewed']), by }),
  /** Sent within a release. */
  z.object({ name: z.literal('ended'), how: endReason, by }),
  z.object({ name: z.literal('section'), section: z.string() }),
  z.object({ name: z.literal('listed'), collections: z.array(z.string()) }),
  z.object({ name: z.literal('presence'), windows }),
  /** The last event: `signed-out`, `gone` or `restart`. */
  z.object({ name: z.literal('end'), reason: z.string() }),
])

/** An event for the open windows of a page. */
export type CollaborationEvent = z.output<typeof collaborationEvent>

export const EVENT_NAMES: readonly CollaborationEvent['name'][] = [
  'hello',
  'saved',
  'trashed',
  'deleted',
  'reviewed',
  'ended',
  'section',
  'listed',
  'presence',
  'end',
]
