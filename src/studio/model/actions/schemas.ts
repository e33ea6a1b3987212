import * as z from 'zod/mini'
import { breakpoint } from '../../../contract/fields'
import { isPageDiff, readDiff, readRows } from '../../../tree'
import type { PageDiff, Row } from '../../../tree'
import type { PageField, Session, StudioPage } from '../types'

/** The parts of the channel's messages. They check only what the reducers rely on. */
export const id = z.string().check(z.minLength(1), z.maxLength(64))
export const ids = z.readonly(z.array(id).check(z.minLength(1), z.maxLength(10_000)))
export const slot = z.string().check(z.minLength(1), z.maxLength(64))
export const name = z.string().check(z.minLength(1), z.maxLength(200))
export const innerPath = z.readonly(z.array(z.union([name, z.object({ row: id })])).check(z.maxLength(50)))
export const record = z.record(z.string(), z.unknown())
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
  elements: z.readonly(z.array(id)),
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
export const share = z.number().check(z.minimum(0), z.maximum(1))

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
