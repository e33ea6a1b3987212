import { z } from 'zod'
import type { Breakpoint } from '../../tree/types'
import type { LiveEvent } from '../model/collaboration'

const person = z.object({ id: z.string(), name: z.string() })
const by = person.nullable()
const rev = z.number().int()
const windows = z.array(
  z.object({
    window: z.string(),
    user: person,
    state: z.enum(['here', 'idle', 'away']),
    element: z.string().nullable(),
    breakpoint: z.custom<Breakpoint>((value) => typeof value === 'string').nullable(),
  }),
)

const event = z.discriminatedUnion('name', [
  z.object({ name: z.literal('hello'), rev, isTrashed: z.boolean(), windows }),
  z.object({ name: z.enum(['saved', 'trashed']), rev, by }),
  z.object({ name: z.literal('deleted'), by }),
  z.object({ name: z.literal('presence'), windows }),
  z.object({ name: z.literal('end'), reason: z.string() }),
])

export const EVENT_NAMES: readonly LiveEvent['name'][] = ['hello', 'saved', 'trashed', 'deleted', 'presence', 'end']

/** An event as it came -> an event, or `null` for what a server of another version sent. */
export function readEvent(name: string, data: string): LiveEvent | null {
  try {
    const read = event.safeParse({ ...(JSON.parse(data) as object), name })
    return read.success ? read.data : null
  } catch {
    return null
  }
}
