import { z } from 'zod'
import { BREAKPOINT_NAMES, isPageDiff, readDiff, readRows } from '../../../tree'
import type { Breakpoint, PageDiff, Row } from '../../../tree'
import type { Annotation, Review, ReviewComment, ReviewStatus } from '../review'
import type { PageField, Session, StudioPage } from '../types'

/** The parts of which messages of the channel are made. They check what the reducers rely on and no more. */
export const id = z.string().min(1).max(64)
export const ids = z.array(id).min(1).max(10_000).readonly()
export const slot = z.string().min(1).max(64)
export const name = z.string().min(1).max(200)
export const record = z.record(z.string(), z.unknown())
export const breakpoint = z.enum(BREAKPOINT_NAMES as readonly [Breakpoint, ...Breakpoint[]])
export const place = z.object({ parent: id.nullable(), slot, index: z.number().int().min(0) })

const envelope = z.looseObject({ parent: id.nullable(), slot })
export const row: z.ZodType<Row> = z
  .looseObject({ id, blockType: name, element: envelope })
  .transform((received) => readRows([received])[0] as Row)
export const page = z.looseObject({ id, layout: z.string(), path: z.string() }) as unknown as z.ZodType<StudioPage>
export const pageField = z.looseObject({
  id,
  name: z.string(),
  type: name,
  enabled: z.boolean(),
}) as unknown as z.ZodType<PageField>

export const change = z.custom<PageDiff>(isPageDiff).transform((received) => readDiff(received) ?? received)
export const selection = z.object({
  elements: z.array(id),
  anchor: id.nullable(),
  field: z.string().nullable(),
  group: z.string().nullable(),
})

const otherPerson = z.object({
  key: name,
  user: id,
  name,
  initials: z.string().max(4),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  isMe: z.boolean(),
  state: z.enum(['here', 'idle', 'away']),
  element: id.nullable(),
  breakpoint: breakpoint.nullable(),
})
const person = z.object({ id, name: z.string().max(200) })
const moment = z.string().max(40).nullable()
export const share = z.number().min(0).max(1)
const spotPart = share.nullable()
export const comment = z.object({
  id: z.string().max(64),
  text: z.string(),
  author: person.nullable(),
  createdAt: moment,
  editedAt: moment,
}) satisfies z.ZodType<ReviewComment>
export const annotation = z.object({
  uuid: id,
  element: id.nullable(),
  x: spotPart,
  y: spotPart,
  breakpoint,
  status: z.enum(['pending', 'resolved']),
  author: person.nullable(),
  resolvedBy: person.nullable(),
  mentions: z.array(id).readonly(),
  createdAt: z.string().max(40),
  comments: z.array(comment).readonly(),
}) satisfies z.ZodType<Annotation>
export const reviewStatus = z.object({
  status: z.enum(['pending', 'changes', 'approved']).nullable(),
  rev: z.number().int().nullable(),
  askedBy: person.nullable(),
  askedAt: moment,
  reviewers: z.array(person).readonly(),
  decidedBy: person.nullable(),
  decidedAt: moment,
}) satisfies z.ZodType<ReviewStatus>
export const review = reviewStatus.extend({
  annotations: z.partialRecord(breakpoint, z.array(annotation).readonly()),
}) satisfies z.ZodType<Review>

export const session = z.object({
  themeColor: z.string(),
  contextItem: z.object({ element: id, x: z.number(), y: z.number(), isElsewhere: z.boolean().optional() }).nullable(),
  reviewMode: z.boolean(),
  breakpoint,
  recipeSources: z.array(id).max(10_000).readonly(),
  releasePreviewId: id.nullable(),
  others: z.array(otherPerson).max(200).readonly(),
  loading: z.boolean(),
  dragging: z.boolean(),
}) satisfies z.ZodType<Session>
