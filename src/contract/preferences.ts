import * as z from 'zod/mini'
import { endpoint } from './endpoint'

const payloads = { path: '/payload-preferences/:key', caller: 'visitor' } as const

/** Payload's settings of the signed-in user, by key. */
export const readPreference = endpoint({
  ...payloads,
  method: 'get',
  summary: 'Returns a setting of the user.',
  answer: z.object({ value: z.optional(z.unknown()) }),
})

export const storePreference = endpoint({
  ...payloads,
  method: 'post',
  summary: 'Stores a setting of the user.',
  body: z.object({ value: z.unknown() }),
  answer: z.unknown(),
})
