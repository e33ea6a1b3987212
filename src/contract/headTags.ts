import * as z from 'zod/mini'
import { normalizePath } from '../tree'
import { endpoint } from './endpoint'

const NO_PATH = 'Say which page: ?path=/the/path'

const previewedTag = z.object({
  id: z.string(),
  name: z.string(),
  html: z.string(),
  isShown: z.boolean(),
  /** A sentence. */
  why: z.string(),
})

export type PreviewedTag = z.output<typeof previewedTag>

const headTagsOfPath = z.object({
  path: z.string(),
  /** `null` if no page is published there. */
  page: z.nullable(z.object({ id: z.string(), title: z.string(), layout: z.string() })),
  tags: z.array(previewedTag),
})

export type HeadTagsOfPath = z.output<typeof headTagsOfPath>

export const previewHeadTags = endpoint({
  method: 'get',
  path: '/voix/head-tags/preview',
  summary: 'Returns the head tags of the page at a path in their order, those that it does not get too, and why.',
  caller: 'administrator',
  query: z.object({
    path: z.pipe(
      z.string(NO_PATH),
      z.transform((given: string, context) => {
        const path = normalizePath(given)
        if (typeof path === 'string' && path.startsWith('/')) return path
        context.issues.push({ code: 'custom', input: given, message: NO_PATH })
        return z.NEVER
      }),
    ),
    siteId: z._default(z.coerce.number().check(z.int()), 0),
  }),
  answer: headTagsOfPath,
})
