import * as z from 'zod/mini'
import type { Finding } from '../slices/checks'
import { isPageDiff, isRecord, type PageDiff, type Row } from '../tree'
import { endpoint } from './endpoint'
import { storable } from './fields'
import { versionLabel } from './versions'

const status = z.enum(['draft', 'published'])
const saveAction = z.enum(['saveDraft', 'saveVersionForLater', 'savePublishVersion', 'quickSave'])

export type SaveAction = z.output<typeof saveAction>

/**
 * The revision that the change is based on. If the page is at a later revision, the change is saved only if no other
 * user changed the same. Otherwise nothing is saved, and the response is a 409 with the page's `rev`.
 */
const baseRev = z.int().check(z.minimum(0))

/** The difference between the page at `baseRev` and the page to save. If `null`, the page is saved unchanged. */
const change = z._default(z.nullable(z.custom<PageDiff>(isPageDiff, 'This is no change of a page.')), null)

const saveBody = z.object({
  baseRev,
  /** Made by the client, once per save: the same one again gets the same answer. */
  operationId: z.string().check(z.minLength(8), z.maxLength(100), storable),
  action: saveAction,
  change,
  /** What the editor calls the version. No later save overwrites a version with a label. */
  label: versionLabel,
  /** The page becomes what an earlier version of it holds. Such a version says so, and no later draft overwrites it. */
  restored: z._default(z.boolean(), false),
  /** The user in whose name the client saves: another one's session is refused. Default: the user of the session. */
  user: z.optional(z.string()),
})

export type SaveBody = z.output<typeof saveBody>

const saveAnswer = z.object({
  rev: z.number(),
  savedAt: z.string(),
  status,
  /** The values that the server normalized or filled in. */
  stored: z.nullable(z.custom<PageDiff>(isPageDiff)),
  /** Others saved since `baseRev`. `readChanges` returns their changes, which the page includes. */
  isMerged: z.boolean(),
  /** Within a release: the revision that the page had outside when it entered. */
  baseRev: z.optional(z.nullable(z.number())),
})

export type SaveAnswer = z.output<typeof saveAnswer>

export const savePage = endpoint({
  method: 'post',
  path: '/voix/pages/:id/save',
  summary:
    'Saves a change of a page. 400 with the element and the field; 409 with `data.rev` if others changed the same since `baseRev`: read the changes, merge them and save again.',
  caller: 'editor',
  body: saveBody,
  answer: saveAnswer,
})

export const openPage = endpoint({
  method: 'get',
  path: '/voix/pages/:id/open',
  summary: 'Returns the newest version of a page with all its elements, for the studio.',
  caller: 'staff',
  answer: z.object({
    page: z.record(z.string(), z.unknown()),
    rows: z.array(z.custom<Row>(isRecord)),
    rev: z.number(),
    /** The revision that the page had outside when it entered the release; `null`: it is in none. */
    baseRev: z.nullable(z.number()),
    /** The rules of the tree that the page breaks. */
    violations: z.array(
      z.object({
        element: z.string(),
        rule: z.string(),
        detail: z.optional(z.string()),
        message: z.string(),
      }),
    ),
    /** The state of what visitors see. */
    liveStatus: z.nullable(status),
    /** The path where visitors find the page; `null`: nowhere. */
    livePath: z.nullable(z.string()),
  }),
})

export const checkPage = endpoint({
  method: 'post',
  path: '/voix/pages/:id/checks',
  summary:
    'Returns what the checks find that need the server, of the page as a save of the change would make it. Changes nothing. 409 as in a save.',
  caller: 'staff',
  body: z.object({ baseRev, change }),
  answer: z.object({ findings: z.array(z.custom<Finding>(isRecord)) }),
})
