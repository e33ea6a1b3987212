import * as z from 'zod/mini'
import { isRecord } from '../tree'
import { endReason } from './collaboration'
import { endpoint } from './endpoint'

const status = z.enum(['draft', 'scheduled', 'publishing', 'published', 'failed', 'reverted'])

export type ReleaseStatus = z.output<typeof status>

/** The status of releases that can still be changed. */
export const OPEN_STATUSES = ['draft', 'scheduled', 'failed'] as const satisfies readonly ReleaseStatus[]

export type OpenStatus = (typeof OPEN_STATUSES)[number]

/** Returns whether the documents, the time and the name of a release can still be changed. */
export const isOpen = (release: { status: ReleaseStatus }): boolean =>
  (OPEN_STATUSES as readonly ReleaseStatus[]).includes(release.status)

/** An event in the history of a release. */
const event = z.object({ at: z.string(), by: z.string(), what: z.string() })

export type ReleaseEvent = z.output<typeof event>

const listed = z.object({
  id: z.string(),
  name: z.string(),
  status,
  publishAt: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  /** The number of its documents. */
  count: z.number(),
})

export type ListedRelease = z.output<typeof listed>

/** A collection whose documents can be added to a release. */
const releasable = z.object({ slug: z.string(), label: z.string(), titleField: z.string() })

export type ReleasableCollection = z.output<typeof releasable>

export const listReleases = endpoint({
  method: 'get',
  path: '/voix/releases',
  summary: 'Returns the releases, the last changed first, and the collections whose documents a release takes.',
  caller: 'staff',
  answer: z.object({ releases: z.array(listed), collections: z.array(releasable) }),
})

/** A value that was changed both in the release and in a later publish. */
const conflict = z.object({
  key: z.string(),
  element: z.nullable(z.string()),
  /** The name of the element. */
  name: z.nullable(z.string()),
  field: z.nullable(z.string()),
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
})

export type ReleaseConflict = z.output<typeof conflict>

const action = z.enum(['publish', 'unpublish'])

const item = z.object({
  id: z.string(),
  collection: z.string(),
  /** The singular label of the collection. */
  label: z.string(),
  doc: z.string(),
  title: z.string(),
  action,
  path: z.nullable(z.string()),
  rev: z.number(),
  isPage: z.boolean(),
  isLive: z.boolean(),
  /** Whether the published document has changed since it was added. */
  isChangedOutside: z.boolean(),
  isApproved: z.boolean(),
  conflicts: z.array(conflict),
})

export type ReleaseItem = z.output<typeof item>

const release = z.extend(listed, {
  notes: z.nullable(z.string()),
  failure: z.nullable(z.object({ message: z.string(), at: z.string() })),
  history: z.array(event),
  /** When the preview link expires. `null` if there is no link. */
  previewUntil: z.nullable(z.string()),
  /** Whether pages need an approval, also within a release. */
  needsApproval: z.boolean(),
  items: z.array(item),
})

export type Release = z.output<typeof release>

export const readRelease = endpoint({
  method: 'get',
  path: '/voix/releases/:release',
  summary: 'Returns a release with its documents.',
  caller: 'staff',
  answer: release,
})

export const lookAtRelease = endpoint({
  method: 'post',
  path: '/voix/releases/:release/look',
  summary: 'Returns the path below which the user sees the whole site with the release, for an hour.',
  caller: 'staff',
  answer: z.object({ address: z.string() }),
})

export const copyRelease = endpoint({
  method: 'post',
  path: '/voix/releases/:release/copy',
  summary: 'Creates a draft with the same contents. For editors of all documents of the release.',
  caller: 'editor',
  answer: z.object({
    id: z.string(),
    name: z.string(),
    /** Titles of documents that the copy lacks because they are deleted or in the trash. */
    missing: z.array(z.string()),
  }),
  status: 201,
})

/** All changes of a release are for editors, and return the release after the change. */
const change = { method: 'post', caller: 'editor', answer: release } as const

const text = z.union([z.string(), z.number()])

export const addItems = endpoint({
  ...change,
  path: '/voix/releases/:release/items',
  summary: 'Adds documents to a release, or changes what it does with them. For editors of these documents.',
  body: z.object({
    documents: z
      .array(z.object({ collection: z.string(), doc: text, action: z._default(action, 'publish') }))
      .check(z.minLength(1), z.maxLength(100)),
  }),
})

export const removeItem = endpoint({
  ...change,
  method: 'delete',
  path: '/voix/releases/:release/items/:item',
  summary: 'Removes a document from a release. Its changes in the release are lost.',
})

const rev = z.number().check(z.int())

export const changeItem = endpoint({
  ...change,
  method: 'patch',
  path: '/voix/releases/:release/items/:item',
  summary: 'Changes fields of a document in the release alone. Not for pages.',
  body: z.object({ rev, data: z.record(z.string(), z.unknown()) }),
})

export const refreshItem = endpoint({
  ...change,
  path: '/voix/releases/:release/items/:item/refresh',
  summary: 'Replaces a document in the release by its newest draft. Not for pages.',
})

export const resolveItem = endpoint({
  ...change,
  path: '/voix/releases/:release/items/:item/resolve',
  summary: 'Resolves the conflicts of a document, by their keys. 409 if one is left open.',
  body: z.object({ rev, choices: z.record(z.string(), z.enum(['base', 'mine', 'theirs'])) }),
})

export const approveItem = endpoint({
  ...change,
  path: '/voix/releases/:release/items/:item/approve',
  summary: 'Approves the version of a document in the release. For users who approve pages.',
  caller: 'staff',
})

export const checkRelease = endpoint({
  ...change,
  path: '/voix/releases/:release/check',
  summary: 'Returns an error if the release could not be published now. Changes nothing.',
})

export const publishRelease = endpoint({
  ...change,
  path: '/voix/releases/:release/publish',
  summary: 'Publishes all documents of a release, or none if one is refused.',
})

export const revertRelease = endpoint({
  ...change,
  path: '/voix/releases/:release/revert',
  summary: 'Restores what visitors saw before the release. `force`: also where something else was published since.',
  body: z._default(z.object({ force: z._default(z.boolean(), false) }), { force: false }),
})

export const scheduleRelease = endpoint({
  ...change,
  path: '/voix/releases/:release/schedule',
  summary: 'Publishes a release at a time, in the name of the user. For editors of all its documents.',
  body: z.object({
    /** Wall-clock time in the time zone. */
    at: z.string(),
    timeZone: z.string(),
  }),
})

export const unscheduleRelease = endpoint({
  ...change,
  method: 'delete',
  path: '/voix/releases/:release/schedule',
  summary: 'Removes the time of a release. For editors of all its documents.',
})

export const makePreview = endpoint({
  ...change,
  path: '/voix/releases/:release/preview',
  summary: 'Makes the secret of the preview, and revokes the one before. Only this response contains it.',
  body: z._default(z.object({ days: z._default(z.number(), 7) }), { days: 7 }),
  answer: z.extend(release, { told: z.object({ secret: z.string(), expiresAt: z.string() }) }),
})

export const revokePreview = endpoint({
  ...change,
  method: 'delete',
  path: '/voix/releases/:release/preview',
  summary: 'Revokes the link of the preview.',
})

const values = z.record(z.string(), z.unknown())

/** Payload's form sends the values directly, in one language. */
const sent = z._default(z.custom<Record<string, unknown>, object>(isRecord), {})
const locale = z.optional(z.string())

export const readDocument = endpoint({
  method: 'get',
  path: '/voix/releases/:release/documents/:collection/:doc',
  summary: 'Returns the version of a document in the release, in the shape of its own endpoint.',
  caller: 'staff',
  query: z.object({ locale }),
  answer: z.object({
    /** `null` if the document is not in the release. */
    rev: z.nullable(z.number()),
    doc: z.nullable(values),
    /** Why the release can no longer be changed, or `null` if it can. */
    ended: z.nullable(endReason),
  }),
})

const NO_REVISION = 'This is no revision.'

export const saveDocument = endpoint({
  method: 'patch',
  path: '/voix/releases/:release/documents/:collection/:doc',
  summary:
    'Changes a document in the release alone, which it enters if it is not in it. Access rules, hooks and validation are those of a draft. The header `X-Voix-Rev` has the revision too.',
  caller: 'editor',
  query: z.object({
    locale,
    /** The revision that the form was opened with. Empty: the document was not in the release. */
    rev: z._default(z.union([z.literal(''), z.coerce.number(NO_REVISION).check(z.int(NO_REVISION))], NO_REVISION), ''),
  }),
  body: sent,
  answer: z.object({ doc: values, rev: z.number(), message: z.string() }),
})

export const createDocument = endpoint({
  method: 'post',
  path: '/voix/releases/:release/documents/:collection',
  summary: 'Creates a document that visitors see with the release.',
  caller: 'editor',
  query: z.object({ locale }),
  body: sent,
  answer: z.object({ doc: values, message: z.string() }),
  status: 201,
})
