import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { documentUse, pageId, person } from './fields'

export const search = endpoint({
  method: 'get',
  path: '/voix/search',
  summary:
    'Finds documents of every collection of the admin by their titles: at most five of each collection that the user may read.',
  caller: 'staff',
  query: z.object({
    q: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Give at least two letters: ?q=summer'),
        z.maxLength(200, 'Give at most 200 letters.'),
      ),
  }),
  answer: z.object({
    groups: z.array(
      z.object({
        label: z.string(),
        docs: z.array(z.object({ id: z.string(), title: z.string(), note: z.nullable(z.string()), href: z.string() })),
      }),
    ),
  }),
})

export const readEditing = endpoint({
  method: 'get',
  path: '/voix/presence',
  summary: 'Returns the pages that are open in a studio, of those that the user may read, and who has them open.',
  caller: 'staff',
  answer: z.object({
    editing: z.array(z.object({ page: pageId, title: z.nullable(z.string()), people: z.array(person) })),
  }),
})

export const findBrokenLinks = endpoint({
  method: 'get',
  path: '/voix/broken-links',
  summary:
    'Returns published documents with links to pages that visitors do not find, at most 50, the ones with the most first.',
  caller: 'staff',
  answer: z.object({
    docs: z.array(z.extend(documentUse, { isPage: z.boolean(), links: z.number() })),
    totalDocs: z.number(),
  }),
})
