import * as z from 'zod/mini'
import * as s from '../model/actions/schemas'
import type { StudioPage } from '../model/types'

/** The page's own values that a layout receives. */
export type OwnValues = Pick<StudioPage, 'title' | 'tags' | 'fields' | 'properties'>

/** The query parameter of the preview's address with these values. */
const PARAMETER = 'page'
/** The maximum length in characters: servers accept 16 kB of headers in all. Longer values are shown after a save. */
const MOST = 6000

const schema = z.object({
  title: z.string().check(z.maxLength(1000)),
  tags: z.array(z.object({ name: z.string(), point: z.number() })).check(z.maxLength(200)),
  fields: z.array(s.pageField).check(z.maxLength(200)),
  properties: z.object({ domId: z.nullable(z.string()), settings: s.record }),
})

export function ownValuesOf({ title, tags, fields, properties }: StudioPage): OwnValues {
  return { title, tags, fields, properties }
}

/** Reads the values from the preview's query parameters; `null` if there are none. */
export function readOwnValues(parameters: Readonly<Record<string, string | string[] | undefined>>): OwnValues | null {
  const { [PARAMETER]: text } = parameters
  if (typeof text !== 'string') return null
  try {
    return schema.parse(JSON.parse(text)) as OwnValues
  } catch {
    return null
  }
}

/** The preview's address with values that may not be saved yet; `null` where they are too long for one. */
export function withOwnValues(address: URL, own: OwnValues): URL | null {
  const next = new URL(address)
  next.searchParams.set(PARAMETER, JSON.stringify(own))
  return next.search.length > MOST ? null : next
}
