import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { documentUse, pageId } from './fields'

const use = z.extend(documentUse, {
  isGlobal: z.optional(z.literal(true)),
  isPublished: z.boolean(),
  isDraft: z.boolean(),
  uses: z.array(z.object({ element: z.nullable(z.string()), field: z.string() })),
  /** Shared sections between the user and the used document. */
  through: z.array(z.string()),
})

export const findUses = endpoint({
  method: 'get',
  path: '/voix/used-in/:collection/:id',
  summary:
    'Returns the documents that use a document. What a shared section uses is used by the pages that show it: `through` names the sections.',
  caller: 'staff',
  answer: z.object({ docs: z.array(use), totalDocs: z.number() }),
})

export type DocumentUse = z.output<typeof use>

export const countSliceUses = endpoint({
  method: 'get',
  path: '/voix/slices/uses',
  summary: 'Counts the pages and elements that use each slice, in the newest drafts.',
  caller: 'staff',
  answer: z.object({ counts: z.record(z.string(), z.object({ pages: z.number(), elements: z.number() })) }),
})

export const findSliceUses = endpoint({
  method: 'get',
  path: '/voix/slices/:slice/uses',
  summary:
    'Returns the pages and shared sections with elements of a slice. `isPublished`: visitors see it there; `isDraft`: the newest draft has it.',
  caller: 'staff',
  answer: z.object({
    docs: z.array(
      z.extend(documentUse, {
        id: pageId,
        isPublished: z.boolean(),
        isDraft: z.boolean(),
        elements: z.array(z.string()),
      }),
    ),
    totalDocs: z.number(),
  }),
})
