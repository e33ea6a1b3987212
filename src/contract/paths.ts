import * as z from 'zod/mini'
import { endpoint } from './endpoint'

const WHICH = 'Give a path: ?path=/the/path'

const path = z.string(WHICH).check(z.minLength(1, WHICH))
const siteId = z._default(z.coerce.number().check(z.int()), 0)

/** Returns the result of Payload's own read of a page, or a tree with `tree`. */
export const readByPath = endpoint({
  method: 'get',
  path: '/:collection/by-path',
  summary:
    'Returns the page at a path as the user may see it. `tree=true`: elements as a tree. `draft=true`: the newest version, for staff. `locale`, `select` and `populate` are those of Payload.',
  caller: 'visitor',
  query: z.object({
    path,
    siteId,
    depth: z.optional(z.coerce.number().check(z.int())),
    draft: z.optional(z.string()),
    tree: z.optional(z.string()),
  }),
  answer: 'application/json',
})

export const checkPath = endpoint({
  method: 'get',
  path: '/:collection/check-path',
  summary:
    'Returns the path as it would be stored, and why a page cannot have it. `page`: the page that wants it; without it a new one. A save checks again, under a lock.',
  caller: 'staff',
  query: z.object({ path, siteId, page: z.optional(z.string()) }),
  answer: z.object({ path: z.string(), problem: z.nullable(z.string()) }),
})

const id = z.union([z.string(), z.number()])

/** The part of a new document that the admin reads. */
const made = z.object({ doc: z.object({ id }) })

export const copyPage = endpoint({
  method: 'post',
  path: '/:collection/:id/copy',
  summary: 'Creates a draft with the content of the newest version of a page, and fresh ids of elements.',
  caller: 'editor',
  body: z._default(
    z.object({
      title: z.optional(z.string()),
      path: z.optional(z.nullable(z.string())),
      siteId: z.optional(z.number()),
      languageCode: z.optional(z.string()),
      translationOf: z.optional(z.nullable(id)),
      layout: z.optional(z.string()),
    }),
    {},
  ),
  answer: made,
  status: 201,
})

/** Payload's endpoint for collections other than pages. */
export const duplicateDocument = endpoint({
  method: 'post',
  path: '/:collection/:id/duplicate',
  summary: 'Creates a copy of a document.',
  caller: 'document',
  query: z.object({ depth: z.optional(z.number()) }),
  body: z.record(z.string(), z.unknown()),
  answer: made,
  status: 201,
})
