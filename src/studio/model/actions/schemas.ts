import * as z from 'zod/mini'
import { BREAKPOINT_NAMES, isPageDiff, readDiff, readRows } from '../../../tree'
import type { Breakpoint, PageDiff, Row } from '../../../tree'
import type { Annotation, Review, ReviewComment, ReviewStatus } from '../review'
import type { PageField, Session, StudioPage } from '../types'

/** The parts of which messages of the channel are made. They check what the reducers rely on and no more. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))
export const ids = z.readonly(z.array(id).check(z.minLength(1), z.maxLength(10_000)))
export const slot = z.string().check(z.minLength(1), z.maxLength(64))
export const name = z.string().check(z.minLength(1), z.maxLength(200))
export const innerPath = z.readonly(z.array(z.union([name, z.object({ row: id })])).check(z.maxLength(50)))
export const record = z.record(z.string(), z.unknown())
export const breakpoint = z.enum(BREAKPOINT_NAMES as readonly [Breakpoint, ...Breakpoint[]])
export const place = z.object({ parent: z.nullable(id), slot, index: z.int().check(z.minimum(0)) })

const envelope = z.looseObject({ parent: z.nullable(id), slot })
export const row: z.ZodMiniType<Row> = z.pipe(
  z.looseObject({ id, blockType: name, element: envelope }),
  z.transform((received) => readRows([received])[0] as Row),
)
export const page = z.looseObject({ id, layout: z.string(), path: z.string() }) as unknown as z.ZodMiniType<StudioPage>
export const pageField = z.looseObject({
  id,
  name: z.string(),
  type: name,
  enabled: z.boolean(),
}) as unknown as z.ZodMiniType<PageField>

export const change = z.pipe(
  z.custom<PageDiff>(isPageDiff),
  z.transform((received) => readDiff(received) ?? received),
)
export const selection = z.object({
  elements: z.array(id),
  anchor: z.nullable(id),
  field: z.nullable(z.string()),
  group: z.nullable(z.string()),
})

const otherPerson = z.object({
  key: name,
  user: id,
  name,
  initials: z.string().check(z.maxLength(4)),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  isMe: z.boolean(),
  state: z.enum(['here', 'idle', 'away']),
  element: z.nullable(id),
  breakpoint: z.nullable(breakpoint),
})
const person = z.object({ id, name: z.string().check(z.maxLength(200)) })
const moment = z.nullable(z.string().check(z.maxLength(40)))
export const share = z.number().check(z.minimum(0), z.maximum(1))
const spotPart = z.nullable(share)
export const comment = z.object({
  id: z.string().check(z.maxLength(64)),
  text: z.string(),
  author: z.nullable(person),
  createdAt: moment,
  editedAt: moment,
}) satisfies z.ZodMiniType<ReviewComment>
export const annotation = z.object({
  uuid: id,
  element: z.nullable(id),
  x: spotPart,
  y: spotPart,
  breakpoint,
  status: z.enum(['pending', 'resolved']),
  author: z.nullable(person),
  resolvedBy: z.nullable(person),
  mentions: z.readonly(z.array(id)),
  createdAt: z.string().check(z.maxLength(40)),
  comments: z.readonly(z.array(comment)),
}) satisfies z.ZodMiniType<Annotation>
export const reviewStatus = z.object({
  status: z.nullable(z.enum(['pending', 'changes', 'approved'])),
  rev: z.nullable(z.int()),
  askedBy: z.nullable(person),
  askedAt: moment,
  reviewers: z.readonly(z.array(person)),
  decidedBy: z.nullable(person),
  decidedAt: moment,
}) satisfies z.ZodMiniType<ReviewStatus>
export const review = z.extend(reviewStatus, {
  annotations: z.partialRecord(breakpoint, z.readonly(z.array(annotation))),
}) satisfies z.ZodMiniType<Review>

export const session = z.object({
  themeColor: z.string(),
  contextItem: z.nullable(
    z.object({ element: id, x: z.number(), y: z.number(), isElsewhere: z.optional(z.boolean()) }),
  ),
  reviewMode: z.boolean(),
  breakpoint,
  recipeSources: z.readonly(z.array(id).check(z.maxLength(10_000))),
  releasePreviewId: z.nullable(id),
  others: z.readonly(z.array(otherPerson).check(z.maxLength(200))),
  loading: z.boolean(),
  dragging: z.boolean(),
}) satisfies z.ZodMiniType<Session>
