import * as z from 'zod/mini'
import { review } from '../../contract/review'
import { ACTION_TYPES, actionSchema, viewActionSchema, type ActionType } from '../model/reducer'
import * as s from '../model/actions/schemas'
import { oneOf } from '../model/oneOf'
import { readRows, toRows, toTree } from '../../tree'
import type { StudioState } from '../model/types'
import type { Tree } from '../../tree/types'

/** Raised when messages change their meaning: windows of different builds ignore each other. */
export const PROTOCOL = 9

const header = {
  protocol: z.literal(PROTOCOL),
  /** The session's secret: messages without it are ignored. */
  token: z.string().check(z.minLength(1)),
  /** The sending window. */
  from: s.id,
  /** Counts the messages of one sender, from 1. */
  seq: z.int().check(z.minimum(1)),
  /** Milliseconds since the epoch: see `isExpired`. */
  sentAt: z.int().check(z.minimum(0)),
}

const fullState = z.object({
  page: s.page,
  /** `null`: the rows of `rev`, which the preview already has. */
  rows: z.nullable(z.array(z.unknown())),
  rev: z.int(),
  selection: s.selection,
  session: s.session,
  review,
})

/** The parts of a keyboard event that identify a shortcut. */
const stroke = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(32)),
  code: z.optional(z.string().check(z.maxLength(32))),
  ctrlKey: z.boolean(),
  metaKey: z.boolean(),
  shiftKey: z.boolean(),
  altKey: z.boolean(),
})

/** A file of another window is of another class. */
function isFile(value: unknown): value is File {
  return typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'name' in value
}

/** Where a link leads, as `LinkTarget` of the model. */
const linkTarget = oneOf('kind', {
  address: () => ({ href: z.string().check(z.maxLength(10_000)) }),
  document: () => ({ relationTo: s.name, id: z.union([z.string(), z.number()]) }),
})

/** Requests of a preview to the studio's window that do not change the page directly. */
const requestSchema = oneOf('type', {
  /** Runs a command of the registry, at the selection. */
  command: () => ({ command: s.name }),
  /** A shortcut of the studio was pressed in the preview. `isTyping`: in a text that is being edited there. */
  key: () => ({ stroke, isTyping: z.boolean() }),
  /** Opens the palette for a place. */
  choosePlace: () => ({ place: s.place }),
  /** A slice of the palette was dropped: the studio makes the element, with the slice's defaults. */
  addSlice: () => ({ slice: s.name, place: s.place }),
  /** Text was pasted in a preview: only the studio can parse elements in it and check where they are allowed. */
  paste: () => ({ text: z.string().check(z.minLength(1), z.maxLength(20_000_000)) }),
  /** Shows in the studio why an action failed in the preview. */
  refused: () => ({ reason: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  /** Puts the caret into a field's input in the inspector: it cannot be edited in the preview. */
  editField: () => ({ element: s.id, field: s.name, at: z.optional(s.innerPath) }),
  /** Opens the choice where the link in a field leads: Control K in the words of a button. */
  chooseLink: () => ({ element: s.id, field: s.name, at: z.optional(s.innerPath) }),
  /**
   * Opens the picture dialog for a field of an element, or for its first field that shows pictures, with files that
   * were dropped or pasted there. `at` is the index of the picture under the pointer.
   */
  pictures: () => ({
    element: s.id,
    field: z.nullable(s.name),
    at: z.nullable(z.int().check(z.minimum(0))),
    files: z.array(z.custom<File>(isFile)).check(z.maxLength(200)),
  }),
  /**
   * Opens the link dialog for the selected text of the preview, positioned at `rect`; `null` closes it. The choice is
   * returned as an `answer`.
   */
  editLink: () => ({
    link: z.nullable(
      z.object({
        rect: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
        words: z.string().check(z.maxLength(100_000)),
        /** The target of the existing link; `null` if there is no link or it has no target. */
        target: z.nullable(linkTarget),
        isNewTab: z.boolean(),
        isThere: z.boolean(),
      }),
    ),
  }),
  /**
   * Opens the picture dialog for a text of the preview, with files that were pasted or dropped there. An `answer`
   * follows.
   */
  textPictures: () => ({
    label: z.string().check(z.maxLength(1000)),
    most: z.int().check(z.minimum(1)),
    files: z.array(z.custom<File>(isFile)).check(z.maxLength(200)),
  }),
  /** Shows in the studio the result of an action in the preview. */
  said: () => ({ words: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  /** A spot was pointed at in review mode. */
  annotate: () => ({ element: s.id, x: s.share, y: s.share }),
  /** A pin was pressed. */
  openThread: () => ({ uuid: s.id }),
  /** Text editing has ended: further typing is a separate undo step. */
  endTyping: () => ({}),
  /** The studio's own frame has drawn a change of the structure: now the window around it may follow. */
  drawn: () => ({}),
})

export type PreviewRequest = z.output<typeof requestSchema>

const visitor = z.object({
  audiences: z.array(s.name).check(z.maxLength(100)),
  tags: z.array(z.object({ name: z.string().check(z.maxLength(200)), point: z.number() })).check(z.maxLength(200)),
  query: z.string().check(z.maxLength(2000)),
  language: z.string().check(z.maxLength(35)),
  date: z.nullable(z.string().check(z.maxLength(40))),
  referrer: z.string().check(z.maxLength(2000)),
  hasConsent: z.boolean(),
})

/** The editor's choice in a dialog that was opened for a text of the preview. */
const answerSchema = oneOf('type', {
  link: () => ({ target: linkTarget, title: z.string(), isNewTab: z.boolean() }),
  noLink: () => ({}),
  pictures: () => ({
    relationTo: s.name,
    ids: z.array(z.union([z.string(), z.number()])),
  }),
  nothing: () => ({}),
})

export type StudioAnswer = z.output<typeof answerSchema>

/** Notices of the studio to previews that are not part of the page's state. */
const noticeSchema = oneOf('type', {
  /** The slice that is being dragged from the palette; a browser hides it from other documents until the drop. */
  sliceDrag: () => ({ slice: z.nullable(s.name) }),
  /** The element under the pointer in the studio's tree. */
  hover: () => ({ element: z.nullable(s.id) }),
  /** Scrolls the element into view after it was moved or selected in the studio's tree. */
  show: () => ({ element: s.id }),
  /** The metadata of a picture has changed: elements that show it are fetched again. */
  pictureChanged: () => ({ picture: z.union([z.string(), z.number()]) }),
  /** A shared section has changed: elements that place sections are fetched again. */
  sectionChanged: () => ({}),
  /** The visitor as whom the studio's frame shows the page; `null` shows the editors' view. */
  visitor: () => ({ visitor: z.nullable(visitor) }),
  /** The result of a dialog that a text requested. */
  answer: () => ({ answer: answerSchema }),
  /** The studio shows an earlier version: nothing can be changed in the preview. */
  readOnly: () => ({ isReadOnly: z.boolean() }),
  /** The commands that the application has replaced, and left out (`null`). */
  commands: () => ({
    changed: z.array(z.object({ id: s.name, label: z.nullable(z.string()) })).check(z.maxLength(500)),
  }),
  /** The shortcuts of the studio's commands: a preview forwards their key events. */
  shortcuts: () => ({
    shortcuts: z
      .array(z.object({ keys: z.string().check(z.maxLength(64)), worksInInputs: z.boolean() }))
      .check(z.maxLength(500)),
  }),
})

export type StudioNotice = z.output<typeof noticeSchema>

const toStudio = z.nullable(s.id)

/**
 * A message between studios and previews. A studio sends each change in order: a `change` of the page with the action
 * it is `by`, or the `action` alone if the page is the same. It also sends `fullState`, `notice`, `here` (the response
 * to `ping`) and `bye`. A preview sends `needState`, `ping`, `intent` (an action) and `request` (anything else) to the
 * studio that it follows. `needState` to `null` addresses any studio and names the revision of the preview's elements.
 */
export const messageSchema = oneOf('kind', {
  change: () => ({
    ...header,
    by: z.enum(ACTION_TYPES),
    change: z.nullable(s.change),
    /** The new selection; omitted if it is the same. */
    selection: z.optional(s.selection),
  }),
  action: () => ({ ...header, action: viewActionSchema }),
  fullState: () => ({ ...header, state: fullState }),
  notice: () => ({ ...header, notice: noticeSchema }),
  here: () => ({ ...header }),
  bye: () => ({ ...header }),
  intent: () => ({ ...header, to: s.id, action: actionSchema }),
  request: () => ({ ...header, to: s.id, request: requestSchema }),
  needState: () => ({ ...header, to: toStudio, rev: z.nullable(z.int()) }),
  ping: () => ({ ...header, to: toStudio }),
})

export type Message = z.output<typeof messageSchema>
export type PreviewMessage = Extract<Message, { to: string | null }>
export type StudioMessage = Exclude<Message, PreviewMessage>
export type FullState = z.output<typeof fullState>
/** The message for a single change or action. */
export type Told = Extract<Message, { kind: 'action' | 'change' }>

/** The kinds of messages that do not result from an action. */
export const PLAIN_KINDS = ['fullState', 'notice', 'here', 'bye', 'request', 'needState', 'ping'] as const

/** Parses a received message. Returns `null` for another token, protocol or shape. */
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

/** The topic of a channel: an action, or a kind of message without one. */
export type Topic = ActionType | (typeof PLAIN_KINDS)[number]

/** The name of an administrator's channel. */
export function channelName(topic: Topic, adminId: string): string {
  return `voix-${topic}-${adminId}`
}

/**
 * Returns the state that a preview needs to show the studio's page. The rows are omitted if the preview was rendered
 * with those of `knownRev`; `null` if it has no revision that the studio could have.
 */
export function toFullState(
  { page, tree, saved, rev, session, selection, review }: StudioState,
  knownRev: number | null,
): FullState {
  return {
    page,
    rows: rev === knownRev && tree === saved.tree ? null : toRows(tree),
    rev,
    session,
    review,
    selection,
  }
}

/** A studio's state as a preview takes it over. */
export type FollowedState = Pick<StudioState, Exclude<keyof FullState, 'rows'> | 'tree'>

/** The preview's side of `toFullState`. `known`: the elements of the revision that it named. */
export function fromFullState({ rows, ...state }: FullState, known: Tree): FollowedState {
  return { ...state, tree: rows === null ? known : toTree(readRows(rows)) }
}

/** The state of a window's sending end. */
export interface SenderState {
  token: string
  from: string
  seq: number
}

type WithoutHeader<Each> = Each extends Message ? Omit<Each, keyof typeof header> : never

export type Outgoing = WithoutHeader<Message>

/** The sender of a window that has sent nothing yet. `from` is any id that no other window has. */
export function createSender({ token, from }: { token: string; from: string }): SenderState {
  return { token, from, seq: 0 }
}

/** Numbers and dates a message and puts the header on it. */
export function send(state: SenderState, outgoing: Outgoing, now: number): { state: SenderState; message: Message } {
  const seq = state.seq + 1
  return {
    state: { ...state, seq },
    message: { protocol: PROTOCOL, token: state.token, from: state.from, seq, sentAt: now, ...outgoing },
  }
}
