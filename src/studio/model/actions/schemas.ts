import { z } from 'zod'
import { BREAKPOINT_NAMES } from '../../../tree'
import type { Breakpoint, Envelope, Row } from '../../../tree'
import type { PageField, Session, StudioPage } from '../types'

/** The parts of which messages of the channel are made. They check what the reducers rely on and no more. */
export const id = z.string().min(1).max(64)
export const ids = z.array(id).min(1).max(10_000).readonly()
export const slot = z.string().min(1).max(64)
export const name = z.string().min(1).max(200)
export const record = z.record(z.string(), z.unknown())
const breakpoint = z.enum(BREAKPOINT_NAMES as readonly [Breakpoint, ...Breakpoint[]])
export const place = z.object({ parent: id.nullable(), slot, index: z.number().int().min(0) })

const envelope = z.looseObject({ parent: id.nullable(), slot }) as unknown as z.ZodType<Envelope>
export const row = z.looseObject({ id, blockType: name, element: envelope }) as unknown as z.ZodType<Row>
export const page = z.looseObject({ id, layout: z.string(), path: z.string() }) as unknown as z.ZodType<StudioPage>
export const pageField = z.looseObject({
  id,
  name: z.string(),
  type: name,
  enabled: z.boolean(),
}) as unknown as z.ZodType<PageField>

const keyPatch = z.object({ set: record, unset: z.array(z.string()) })
export const patch = z.object({
  page: keyPatch.optional(),
  rows: z.record(z.string(), row.nullable()).optional(),
  fields: z.record(z.string(), z.object({ row: keyPatch.optional(), element: keyPatch.optional() })).optional(),
  children: z.record(z.string(), z.array(z.string()).nullable()).optional(),
  unplaced: z
    .array(
      z.object({
        row: z.custom<Row>(),
        index: z.number(),
        rule: z.enum(['duplicate-id', 'unknown-parent', 'cycle', 'shape']),
      }),
    )
    .optional(),
})
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
export const session = z.object({
  themeColor: z.string(),
  contextItem: z.object({ element: id, x: z.number(), y: z.number(), isElsewhere: z.boolean().optional() }).nullable(),
  others: z.array(otherPerson).max(200).readonly(),
}) satisfies z.ZodType<Session>
