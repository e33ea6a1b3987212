import { z } from 'zod'
import { actionSchema, type ActionType } from '../model/reducer'
import * as s from '../model/actions/schemas'
import { readRows, toRows, toTree } from '../../tree'
import { noticeSchema, requestSchema } from './request'
import type { StudioState } from '../model/types'

/** Raised when messages change their meaning: windows of different builds ignore each other. */
export const PROTOCOL = 3

const header = {
  protocol: z.literal(PROTOCOL),
  /** The session's secret: messages without it are ignored. */
  token: z.string().min(1),
  /** The sending window. */
  from: s.id,
  /** Counts the messages of one sender, from 1. */
  seq: z.number().int().min(1),
  /** Milliseconds since the epoch: see `isExpired`. */
  sentAt: z.number().int().min(0),
}

const fullState = z.object({
  page: s.page,
  rows: z.array(z.unknown()),
  rev: z.number().int(),
  selection: s.selection,
  session: s.session,
})

const toStudio = s.id.nullable()

/**
 * A message between studios and previews. A studio sends `action` (done, in order), `fullState`, `notice`, `here` (the answer to
 * `ping`) and `bye`. A preview sends `needState`, `ping`, `intent` (an action that it asks for) and `request` (anything else) to the
 * studio that it follows; `needState` to `null` asks whichever there is.
 */
export const messageSchema = z.discriminatedUnion('kind', [
  z.object({ ...header, kind: z.literal('action'), action: actionSchema }),
  z.object({ ...header, kind: z.literal('fullState'), state: fullState }),
  z.object({ ...header, kind: z.literal('notice'), notice: noticeSchema }),
  z.object({ ...header, kind: z.literal('here') }),
  z.object({ ...header, kind: z.literal('bye') }),
  z.object({ ...header, kind: z.literal('intent'), to: s.id, action: actionSchema }),
  z.object({ ...header, kind: z.literal('request'), to: s.id, request: requestSchema }),
  z.object({ ...header, kind: z.literal('needState'), to: toStudio }),
  z.object({ ...header, kind: z.literal('ping'), to: toStudio }),
])

export type Message = z.output<typeof messageSchema>
export type PreviewMessage = Extract<Message, { to: string | null }>
export type StudioMessage = Exclude<Message, PreviewMessage>
export type FullState = z.output<typeof fullState>

/** The kinds of messages that carry no action. */
export const PLAIN_KINDS = ['fullState', 'notice', 'here', 'bye', 'request', 'needState', 'ping'] as const

/** A message as received -> a message, or `null` for what is none of ours: another token, protocol or shape. */
export function readMessage(value: unknown, token: string): Message | null {
  if (typeof value !== 'object' || value === null || !('token' in value) || value.token !== token) return null
  const result = messageSchema.safeParse(value)
  return result.success ? result.data : null
}

/** How long a message counts, in milliseconds. A window that the browser froze finds old ones when it wakes. */
const LIFETIME_MS = { fullState: 60_000, other: 45_000 }

/** Whether a message is too old to be followed. Both ends read the same clock. */
export function isExpired({ kind, sentAt }: Message, now: number): boolean {
  return now - sentAt > (kind === 'fullState' ? LIFETIME_MS.fullState : LIFETIME_MS.other)
}

/** The name of the channel of one action (or other kind of message) of one administrator. */
export function channelName(type: ActionType | (typeof PLAIN_KINDS)[number], adminId: string): string {
  return `voix-${type}-${adminId}`
}

/** What a preview needs to show the page as the studio has it. */
export function toFullState({ page, tree, rev, session, selection }: StudioState): FullState {
  return {
    page,
    rows: toRows(tree),
    rev,
    session,
    selection: { ...selection, elements: [...selection.elements] },
  }
}

/** The preview's side of `toFullState`: for `Replica.replace`. */
export function fromFullState({
  rows,
  ...state
}: FullState): Pick<StudioState, Exclude<keyof FullState, 'rows'> | 'tree'> {
  return { ...state, tree: toTree(readRows(rows)) }
}
