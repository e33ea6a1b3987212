import * as z from 'zod/mini'
import { BREAKPOINT_NAMES, isStorable, STORABLE_RULE } from '../tree'
import type { Breakpoint } from '../tree/types'

/** The id of a page, as text whatever the database's type is. */
export const pageId = z.string()

export const breakpoint = z.enum(BREAKPOINT_NAMES as readonly [Breakpoint, ...Breakpoint[]])

/** Refuses texts that the database cannot store. */
export const storable = z.refine<string>(isStorable, STORABLE_RULE)

export const person = z.object({ id: z.string(), name: z.string() })

/** A user of the staff. */
export type Person = z.output<typeof person>

/** A document that uses another one, as the user can read it. */
export const documentUse = z.object({
  collection: z.string(),
  id: z.string(),
  /** `null` if it has no title, or the user may not read it. */
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  isTrashed: z.boolean(),
  /** Its address in the admin. */
  url: z.string(),
})

export type NamedDocument = z.output<typeof documentUse>
