import * as z from 'zod/mini'

/** The id of a page, as text whatever the database's type is. */
export const pageId = z.string()

export const person = z.object({ id: z.string(), name: z.string() })

/** A document that uses another one, as the user knows it. */
export const documentUse = z.object({
  collection: z.string(),
  id: z.string(),
  /** `null`: it has no title, or the user may not read it. */
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  isTrashed: z.boolean(),
  /** Its address in the admin. */
  url: z.string(),
})

export type NamedDocument = z.output<typeof documentUse>
