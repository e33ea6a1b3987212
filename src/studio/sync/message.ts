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
  /** `null`: those of `rev`, which the preview said that it has. */
  rows: z.nullable(z.array(z.unknown())),
  rev: z.int(),
  selection: s.selection,
  session: s.session,
  review,
})

/** What of a keyboard event decides on a shortcut. */
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

/** What a preview asks the studio's window to do that is no change of the page by itself. */
const requestSchema = oneOf('type', {
  /** Runs a command of the registry, at the selection. */
  command: () => ({ command: s.name }),
  /** A shortcut of the studio was pressed in the preview. `isTyping`: in a text that is being edited there. */
  key: () => ({ stroke, isTyping: z.boolean() }),
  /** Opens the palette for a place. */
  choosePlace: () => ({ place: s.place }),
  /** A slice of the palette was dropped: the studio makes the element, with the slice's defaults. */
  addSlice: () => ({ slice: s.name, place: s.place }),
  /** The clipboard's text was pasted in a preview: only the studio can tell whether elements are in it, and where they may go. */
  paste: () => ({ text: z.string().check(z.minLength(1), z.maxLength(20_000_000)) }),
  /** Says in the studio why something could not be done in the preview. */
  refused: () => ({ reason: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  /** Puts the caret into a field's input in the inspector: it cannot be edited in the preview. */
  editField: () => ({ element: s.id, field: s.name, at: z.optional(s.innerPath) }),
  /** Opens the choice where the link in a field leads: Control K in the words of a button. */
  chooseLink: () => ({ element: s.id, field: s.name, at: z.optional(s.innerPath) }),
  /**
   * Opens the picture dialog for a field of an element, or for whichever of its fields shows pictures; with files that were dropped or
   * pasted there. `at`: which of the pictures that the field shows was pointed at.
   */
  pictures: () => ({
    element: s.id,
    field: z.nullable(s.name),
    at: z.nullable(z.int().check(z.minimum(0))),
    files: z.array(z.custom<File>(isFile)).check(z.maxLength(200)),
  }),
  /**
   * Opens the choice of a link for the words that are selected in a text of the preview, which stand at `rect` there; `null` closes it. The
   * choice comes back as an `answer`.
   */
  editLink: () => ({
    link: z.nullable(
      z.object({
        rect: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
        words: z.string().check(z.maxLength(100_000)),
        /** Where the link that is there leads; `null`: nowhere, or there is none. */
        target: z.nullable(linkTarget),
        isNewTab: z.boolean(),
        isThere: z.boolean(),
      }),
    ),
  }),
  /** Opens the picture dialog for a text of the preview, with files that were pasted or dropped there. An `answer` follows. */
  textPictures: () => ({
    label: z.string().check(z.maxLength(1000)),
    most: z.int().check(z.minimum(1)),
    files: z.array(z.custom<File>(isFile)).check(z.maxLength(200)),
  }),
  /** Says in the studio what became of something that was done in the preview. */
  said: () => ({ words: z.string().check(z.minLength(1), z.maxLength(1000)) }),
  /** A spot was pointed at in review mode. */
  annotate: () => ({ element: s.id, x: s.share, y: s.share }),
  /** A pin was pressed. */
  openThread: () => ({ uuid: s.id }),
  /** A text is no longer edited: what is typed next is a step of its own. */
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

/** What was chosen in the studio for a text of the preview. */
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

/** What the studio's window tells previews that is no part of the page's state. */
const noticeSchema = oneOf('type', {
  /** The slice that is being dragged from the palette; a browser hides it from other documents until the drop. */
  sliceDrag: () => ({ slice: z.nullable(s.name) }),
  /** The element under the pointer in the studio's tree. */
  hover: () => ({ element: z.nullable(s.id) }),
  /** The element comes into sight: it was moved, or asked for again in the studio's tree. */
  show: () => ({ element: s.id }),
  /** What is said of a picture of the library has changed: elements that show it are asked for again. */
  pictureChanged: () => ({ picture: z.union([z.string(), z.number()]) }),
  /** A shared section has changed: elements that place sections are asked for again. */
  sectionChanged: () => ({}),
  /** As whom the studio's frame shows the page; `null`: as editors see it. */
  visitor: () => ({ visitor: z.nullable(visitor) }),
  /** What was asked for from within a text. */
  answer: () => ({ answer: answerSchema }),
  /** The studio shows an earlier version: nothing can be changed in the preview. */
  readOnly: () => ({ isReadOnly: z.boolean() }),
  /** The commands that the application has replaced, and left out (`null`). */
  commands: () => ({
    changed: z.array(z.object({ id: s.name, label: z.nullable(z.string()) })).check(z.maxLength(500)),
  }),
  /** The shortcuts of the studio's commands: a preview hands their keys over. */
  shortcuts: () => ({
    shortcuts: z
      .array(z.object({ keys: z.string().check(z.maxLength(64)), worksInInputs: z.boolean() }))
      .check(z.maxLength(500)),
  }),
})

export type StudioNotice = z.output<typeof noticeSchema>

const toStudio = z.nullable(s.id)

/**
 * A message between studios and previews. A studio sends what was done, in order: as a `change` of the page, `by` an action, or as the
 * `action` where the page is the same; and `fullState`, `notice`, `here` (the answer to `ping`) and `bye`. A preview sends `needState`, `ping`, `intent` (an action that it asks for) and `request` (anything else) to the
 * studio that it follows; `needState` to `null` asks whichever there is, and names the revision whose elements the preview has.
 */
export const messageSchema = oneOf('kind', {
  change: () => ({
    ...header,
    by: z.enum(ACTION_TYPES),
    change: z.nullable(s.change),
    /** What is selected since; left out where that is the same. */
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
/** What a studio tells of one thing that was done. */
export type Told = Extract<Message, { kind: 'action' | 'change' }>

/** The kinds of messages that come of no action. */
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

/** What a channel is for: one action, or one kind of message that comes of none. */
export type Topic = ActionType | (typeof PLAIN_KINDS)[number]

/** The name of an administrator's channel. */
export function channelName(topic: Topic, adminId: string): string {
  return `voix-${topic}-${adminId}`
}

/**
 * What a preview needs to show the page as the studio has it. A whole page is much to say to who has it: `knownRev` is the revision whose
 * elements the preview was made with, and keeps; `null`: none that the studio could have.
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

/** What a window's sending end knows. */
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
