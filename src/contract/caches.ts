import * as z from 'zod/mini'
import { endpoint } from './endpoint'

const address = { siteId: z.number().check(z.int()), path: z.string().check(z.startsWith('/'), z.maxLength(500)) }

const cacheRow = z.object({
  ...address,
  title: z.string(),
  /** The entry in this server's cache. `null` if the next visit has to render the page. */
  stored: z.nullable(
    z.object({
      /** Time in milliseconds. */
      since: z.number(),
      /** `null` if it is valid until the page changes. */
      until: z.nullable(z.number()),
      status: z.number(),
      bytes: z.number(),
      isCurrent: z.boolean(),
    }),
  ),
})

/** A published address, and its entry in the cache. */
export type CacheRow = z.output<typeof cacheRow>

export const readCaches = endpoint({
  method: 'get',
  path: '/voix/caches',
  summary: 'Returns every published address, 50 at a time, with what this server stores of it.',
  caller: 'editor',
  query: z.object({
    /** Words of a path or a title. */
    search: z._default(z.string().check(z.maxLength(200)), ''),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
  }),
  answer: z.object({
    rows: z.array(cacheRow),
    total: z.number(),
    totalPages: z.number(),
    page: z.number(),
    /** `null` if this server caches no pages. */
    memory: z.nullable(z.object({ pages: z.number(), bytes: z.number() })),
  }),
})

export const expireCaches = endpoint({
  method: 'post',
  path: '/voix/caches/expire',
  summary:
    'Expires what is stored of an address, on every server. Administrators may expire all addresses, which slows the next visit of each.',
  caller: 'editor',
  body: z.union(
    [z.object({ all: z.literal(true) }), z.object(address)],
    'Send the address to expire, { siteId, path }, or { all: true }.',
  ),
  answer: z.object({ expired: z.union([z.literal('all'), z.object(address)]) }),
})
