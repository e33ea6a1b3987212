import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** A condition of Payload: `{ title: { like: 'palm' } }`, `{ and: [...] }`. */
export type Condition = { readonly [name: string]: unknown }

const where = z.custom<Condition>()
const select = z.record(z.string(), z.boolean())

/** The parameters of all of Payload's document endpoints. */
const reading = {
  depth: z.optional(z.number()),
  draft: z.optional(z.boolean()),
  locale: z.optional(z.string()),
  'fallback-locale': z.optional(z.string()),
  select: z.optional(select),
  trash: z.optional(z.boolean()),
}

const listing = z.object({
  ...reading,
  limit: z.optional(z.number()),
  page: z.optional(z.number()),
  pagination: z.optional(z.boolean()),
  sort: z.optional(z.string()),
  where: z.optional(where),
})

export type ListQuery = z.input<typeof listing>

/**
 * Payload's own endpoints of a collection: `:collection` is its slug. `doc` is the part of a document that the caller
 * reads. The collection's access rules apply.
 */
export function documentEndpoints<Doc extends z.ZodMiniType>(doc: Doc) {
  const one = z.object({ ...reading, force: z.optional(z.boolean()) })
  const data = z.record(z.string(), z.unknown())
  const payloads = { caller: 'document' } as const
  return {
    find: endpoint({
      ...payloads,
      method: 'get',
      path: '/:collection',
      summary: 'Finds documents.',
      query: listing,
      answer: z.object({
        docs: z.array(doc),
        totalDocs: z.number(),
        totalPages: z.number(),
        hasNextPage: z.boolean(),
      }),
    }),
    read: endpoint({
      ...payloads,
      method: 'get',
      path: '/:collection/:id',
      summary: 'Returns a document.',
      query: one,
      answer: doc,
    }),
    create: endpoint({
      ...payloads,
      method: 'post',
      path: '/:collection',
      summary: 'Creates a document.',
      query: one,
      body: data,
      answer: z.object({ doc }),
      status: 201,
    }),
    change: endpoint({
      ...payloads,
      method: 'patch',
      path: '/:collection/:id',
      summary: 'Changes fields of a document.',
      query: one,
      body: data,
      answer: z.object({ doc }),
    }),
    remove: endpoint({
      ...payloads,
      method: 'delete',
      path: '/:collection/:id',
      summary: 'Deletes a document permanently.',
      query: one,
      answer: z.object({}),
    }),
  }
}

/** Any document, with values that the caller has to validate. */
export const anyDocument = documentEndpoints(z.record(z.string(), z.unknown()))
