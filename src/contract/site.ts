import * as z from 'zod/mini'
import type { Resolution } from '../slices/resolution'
import { isRecord } from '../tree'
import { endpoint } from './endpoint'

const MOST_ROWS = 10_000

export const resolveElements = endpoint({
  method: 'post',
  path: '/voix/resolve',
  summary: 'Returns what elements show that are not saved yet, with the rights of the user.',
  caller: 'studio',
  body: z.object({
    pageId: z.string(),
    languageCode: z.string().check(z.maxLength(35)),
    layout: z.string().check(z.maxLength(100)),
    siteId: z._default(z.number().check(z.int()), 0),
    path: z._default(z.string().check(z.maxLength(500)), '/'),
    release: z.nullish(z.string().check(z.maxLength(64))),
    rows: z.readonly(z.array(z.looseObject({ id: z.string(), blockType: z.string() })).check(z.maxLength(MOST_ROWS))),
  }),
  answer: z.object({ resolution: z.custom<Resolution>(isRecord) }),
})

export const countPictures = endpoint({
  method: 'get',
  path: '/voix/pictures',
  summary: 'Counts the pictures of a published page, each in each width, and those that are drawn.',
  caller: 'staff',
  query: z.object({
    path: z.string().check(z.startsWith('/'), z.maxLength(500)),
    siteId: z._default(z.coerce.number().check(z.int()), 0),
  }),
  answer: z.object({ shown: z.number(), drawn: z.number() }),
})

const suggestedPage = z.object({ path: z.string(), title: z.string() })

export type SuggestedPage = z.output<typeof suggestedPage>

export const findClosestPages = endpoint({
  method: 'get',
  path: '/voix/closest',
  summary: 'Returns the pages whose paths are closest to a path that was not found.',
  caller: 'visitor',
  query: z.object({ path: z._default(z.string(), '') }),
  answer: z.object({ pages: z.array(suggestedPage) }),
})
