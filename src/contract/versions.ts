import * as z from 'zod/mini'
import { isRecord, tidyText, type ElementChange, type Row } from '../tree'
import { endpoint } from './endpoint'
import { storable } from './fields'

/** How a version was made. `autosave` is Payload's own write. `restored` is a restore by Payload or by a save. */
const versionKind = z.enum([
  'draft',
  'kept',
  'published',
  'quick',
  'autosave',
  'restored',
  'unpublished',
  'trashed',
  'untrashed',
])

export type VersionKind = z.output<typeof versionKind>

/** The label of a version. Blank texts become `null`. */
export const versionLabel = z.pipe(
  z.optional(
    z.nullable(
      z.string().check(
        z.overwrite((label: string) => tidyText(label)),
        z.maxLength(100),
        storable,
      ),
    ),
  ),
  z.transform((label) => label?.trim() || null),
)

/** The changes of a version compared with the one before it. */
const versionSummary = z.object({
  /** Names of page values. */
  page: z.array(z.string()),
  /** The first changed elements, in page order. */
  elements: z.array(
    z.intersection(
      z.custom<ElementChange>(isRecord),
      z.object({
        /** The element's label, or `null`. */
        name: z.nullable(z.string()),
        blockType: z.string(),
        /** Fields by name, `blockName`, `blockType`, `element.<key>`. */
        keys: z.array(z.string()),
      }),
    ),
  ),
  /** The number of all changed elements. */
  total: z.number(),
})

export type VersionSummary = z.output<typeof versionSummary>

/** A version of a page in the list of its revisions. */
const version = z.object({
  rev: z.number(),
  /** The revision of the version before it. `null` if none is stored. */
  before: z.nullable(z.number()),
  savedAt: z.string(),
  /** `null` for old versions without a kind. */
  kind: z.nullable(versionKind),
  label: z.nullable(z.string()),
  status: z.enum(['draft', 'published']),
  /** `id: null` with a name is the system. `null` if it is unknown. */
  author: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string() })),
  /** The names of others who saved into this version before its author, while it was the newest draft. */
  others: z.array(z.string()),
  /** Whether it is the newest version, which the studio opens. */
  isCurrent: z.boolean(),
  /** Whether it is the published version. */
  isLive: z.boolean(),
  /** `null` if no older version is stored to compare with. */
  changes: z.nullable(versionSummary),
})

export type Version = z.output<typeof version>

/** The saved part of a page at a revision. */
const versionContent = z.object({
  rev: z.number(),
  page: z.record(z.string(), z.unknown()),
  rows: z.array(z.custom<Row>(isRecord)),
  /** The title of another page that now has the version's path. */
  pathHolder: z.nullable(z.string()),
})

export type VersionContent = z.output<typeof versionContent>

const natural = z.coerce.number().check(z.int(), z.minimum(1))

export const listRevisions = endpoint({
  method: 'get',
  path: '/voix/pages/:id/revisions',
  summary: 'Returns the versions of a page, newest first: those before a revision, or the newest.',
  caller: 'staff',
  query: z.object({
    limit: z._default(natural.check(z.maximum(50)), 20),
    before: z.optional(natural),
  }),
  answer: z.object({
    revisions: z.array(version),
    /** The `before` of the next part. `null` at the end. */
    next: z.nullable(z.number()),
    total: z.number(),
  }),
})

export const readRevision = endpoint({
  method: 'get',
  path: '/voix/pages/:id/revisions/:rev',
  summary: 'Returns what a save can change of a page, as it was at a revision.',
  caller: 'staff',
  answer: versionContent,
})

export const nameRevision = endpoint({
  method: 'patch',
  path: '/voix/pages/:id/revisions/:rev',
  summary: 'Names a version, or takes its name away. Later saves do not overwrite a version with a name.',
  caller: 'editor',
  body: z.object({ label: versionLabel }),
  answer: z.object({ label: z.nullable(z.string()) }),
})
