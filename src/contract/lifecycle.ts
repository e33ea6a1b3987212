import * as z from 'zod/mini'
import { isTimeZone, WALL_TIME } from '../tree'
import { endpoint } from './endpoint'
import { pageId } from './fields'

const scheduledAction = z.enum(['publish', 'unpublish'])

export type ScheduledAction = z.output<typeof scheduledAction>

const pageSchedule = z.object({
  action: scheduledAction,
  /** The time in ISO 8601. */
  at: z.string(),
  /** The time zone in which the time was entered. */
  timezone: z.string(),
  /** The name of the user who scheduled it. */
  by: z.string(),
  /** Why it was refused when it ran. `null` if it has not run yet. */
  problem: z.nullable(z.string()),
})

export type PageSchedule = z.output<typeof pageSchedule>

const schedules = z.object({ schedules: z.array(pageSchedule) })

const scheduling = z.object({
  action: scheduledAction,
  /** Wall-clock time in the time zone. */
  at: z.string().check(z.regex(WALL_TIME, 'Give a day and a time, such as 2026-12-24T09:00.')),
  timezone: z
    .string()
    .check(z.maxLength(64), z.refine(isTimeZone, 'There is no such time zone. Give one like America/Jamaica.')),
})

export type Scheduling = z.output<typeof scheduling>

export const readSchedules = endpoint({
  method: 'get',
  path: '/voix/pages/:id/schedule',
  summary: 'Returns the scheduled actions of a page, and those that were refused at their time. For staff.',
  caller: 'document',
  answer: schedules,
})

export const schedulePage = endpoint({
  method: 'post',
  path: '/voix/pages/:id/schedule',
  summary: 'Schedules an action of a page, or changes its time. For editors of the page.',
  caller: 'document',
  body: scheduling,
  answer: schedules,
})

export const dropSchedule = endpoint({
  method: 'delete',
  path: '/voix/pages/:id/schedule/:action',
  summary: 'Removes a scheduled or refused action of a page. For editors of the page.',
  caller: 'document',
  answer: schedules,
})

/** A link to the newest draft of a page, without its secret. */
const previewLink = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string(), by: z.string() })

export type PreviewLink = z.output<typeof previewLink>

const links = z.object({ links: z.array(previewLink) })

export const readPreviewLinks = endpoint({
  method: 'get',
  path: '/voix/pages/:id/preview-links',
  summary: 'Returns the preview links of a page that are still valid, newest first. For editors of the page.',
  caller: 'document',
  answer: links,
})

export const addPreviewLink = endpoint({
  method: 'post',
  path: '/voix/pages/:id/preview-links',
  summary: 'Makes a preview link. Only this response contains its path. For editors of the page.',
  caller: 'document',
  body: z.object({ days: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(90)), 7) }),
  answer: z.extend(links, { path: z.string() }),
  status: 201,
})

export const revokePreviewLink = endpoint({
  method: 'delete',
  path: '/voix/pages/:id/preview-links/:link',
  summary: 'Revokes a preview link. For editors of the page.',
  caller: 'document',
  answer: links,
})

/** Limit of pages per request. */
const MOST = 200

const tagName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100))
const tagNames = z._default(z.array(tagName).check(z.maxLength(20)), [])

/** A page and its known revision. Refused if the page is at another one. */
const seenPage = z.object({
  id: z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.number().check(z.int())]),
  rev: z.number().check(z.int(), z.minimum(0)),
})

const pages = z
  .array(seenPage)
  .check(z.minLength(1, 'Choose pages.'), z.maxLength(MOST, `At most ${MOST} pages at once.`))

const along = z.object({ below: z._default(z.boolean(), false), translations: z._default(z.boolean(), false) })

/** Whether an action includes the pages below the selected ones, and translations. */
export type Along = z.output<typeof along>

const bulk = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['publish', 'restore']), pages }),
  // Without `along`, each page is written in its own transaction.
  z.object({ action: z.enum(['unpublish', 'trash']), pages, along: z.optional(along) }),
  z.object({ action: z.literal('tag'), pages, add: tagNames, remove: tagNames }),
  z.object({
    action: z.literal('move'),
    pages,
    /** The path of the new parent. */
    below: z
      .string()
      .check(z.trim(), z.maxLength(400), z.regex(/^\//, 'Give a path that begins with a slash, / for the top.')),
    /** The new site. Default: each page stays on its site. */
    siteId: z.optional(z.number().check(z.int())),
    /** Whether to redirect visitors from the former addresses. */
    redirect: z._default(z.boolean(), true),
    along: z.optional(along),
  }),
  z.object({
    action: z.literal('copy'),
    pages,
    along: z._default(along, { below: false, translations: false }),
    /** The title and the path of the copy of a single page. The path of a shared section is ignored. */
    as: z.optional(
      z.object({
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
        path: z.optional(z.string().check(z.trim(), z.maxLength(400))),
      }),
    ),
  }),
])

/** A bulk action after parsing. */
export type Bulk = z.output<typeof bulk>

/** The body of a bulk action. */
export type BulkInput = z.input<typeof bulk>

const namedPage = z.object({ id: pageId, title: z.string() })

const report = z.object({
  /** The changed pages, or the copies. */
  done: z.array(namedPage),
  refused: z.array(z.extend(namedPage, { reason: z.string() })),
})

export type BulkReport = z.output<typeof report>

export const changePages = endpoint({
  method: 'post',
  path: '/voix/pages/bulk',
  summary:
    'Publishes, unpublishes, trashes, restores, tags, moves or copies up to 200 pages, each in its own transaction. With `along`, the pages below and translations are included, and all are changed in one transaction; copies are always made in one.',
  caller: 'editor',
  body: bulk,
  answer: report,
})

const otherPages = z.array(z.extend(namedPage, { path: z.string(), languageCode: z.string() }))

const company = z.object({
  below: otherPages,
  translations: otherPages,
  /** Translations that do not move, because the new parent has no translation in their language. */
  staying: otherPages,
  /** Whether a page exists at the path of the new parent. */
  isParentThere: z.boolean(),
})

export type BulkCompany = z.output<typeof company>

export const findBulkCompany = endpoint({
  method: 'post',
  path: '/voix/pages/bulk/along',
  summary: 'Returns the pages that a bulk action can include besides the selected ones. Changes nothing.',
  caller: 'editor',
  body: bulk,
  answer: company,
})
