import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { pageId } from './fields'

const level = z.enum(['error', 'hint'])

/** A finding of a check, with the name of its element. */
export const namedFinding = z.object({
  check: z.string(),
  level,
  element: z.nullable(z.string()),
  field: z.nullable(z.string()),
  text: z.string(),
  name: z.string(),
})

/** A published page or shared section, and the findings on its published version. */
const checkedPage = z.object({
  id: pageId,
  title: z.string(),
  path: z.nullable(z.string()),
  languageCode: z.string(),
  findings: z.readonly(z.array(namedFinding)),
})

export type CheckedPage = z.output<typeof checkedPage>

export const readHealth = endpoint({
  method: 'get',
  path: '/voix/health',
  summary:
    'Returns the findings of the checks on published pages and shared sections, 200 pages per request. Outdated pages are checked first, for some seconds; `due` counts those left.',
  caller: 'staff',
  query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
  answer: z.object({
    pages: z.array(checkedPage),
    page: z.number(),
    totalPages: z.number(),
    totalDocs: z.number(),
    due: z.number(),
  }),
})

export const checkAgain = endpoint({
  method: 'post',
  path: '/voix/health/again',
  summary: 'Has all pages checked again by the next reads.',
  caller: 'staff',
  answer: z.object({ ok: z.literal(true) }),
})

export const countFindings = endpoint({
  method: 'get',
  path: '/voix/health/counts',
  summary:
    'Counts the stored findings on published pages by check, and the pages that were not checked since their last change.',
  caller: 'staff',
  answer: z.object({
    counts: z.array(z.object({ check: z.string(), count: z.number() })),
    unchecked: z.number(),
  }),
})
