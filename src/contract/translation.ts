import * as z from 'zod/mini'
import type { MissingElement, Unit } from '../slices/translation'
import { isRecord } from '../tree'
import { endpoint } from './endpoint'
import { pageId } from './fields'

/** Limit of languages per request. */
export const MOST_LANGUAGES = 50

/** The head of a page. A page and its translations are a family. */
const pageHead = z.object({
  id: pageId,
  title: z.string(),
  path: z.string(),
  kind: z.string(),
  languageCode: z.string(),
  status: z.string(),
  rev: z.number(),
})

export type PageHead = z.output<typeof pageHead>

const progress = z.object({ total: z.number(), done: z.number(), open: z.number(), changed: z.number() })

export type Progress = z.output<typeof progress>

const family = z.object({
  original: pageHead,
  languages: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      icon: z.optional(z.string()),
      /** `null` if the page is not translated into this language. */
      page: z.nullable(pageHead),
      progress: z.nullable(progress),
    }),
  ),
})

export type Family = z.output<typeof family>

export const readFamily = endpoint({
  method: 'get',
  path: '/voix/pages/:id/translations',
  summary:
    'Returns the original of a page, and for every language of the application the translation and its progress.',
  caller: 'staff',
  answer: family,
})

const wantedTranslation = z.object({
  code: z.string().check(z.minLength(1)),
  /** Not set for a shared section. */
  path: z.optional(z.string().check(z.maxLength(500))),
})

export type WantedTranslation = z.output<typeof wantedTranslation>

export const createTranslations = endpoint({
  method: 'post',
  path: '/voix/pages/:id/translations',
  summary: 'Creates a draft in each language, all of them or none. A refusal names the language.',
  caller: 'editor',
  body: z.object({
    languages: z.array(wantedTranslation).check(z.minLength(1), z.maxLength(MOST_LANGUAGES)),
  }),
  answer: z.object({ docs: z.array(pageHead) }),
  status: 201,
})

/** An element that links to a page, or shows a section, of another language. */
const reference = z.object({
  element: z.string(),
  place: z.string(),
  kind: z.enum(['link', 'section']),
  /** The page or section in the other language. */
  from: z.object({ id: pageId, title: z.string(), languageCode: z.string() }),
  /** The section in the language of the page, or `null`. Links to a published page lead to its translation anyway. */
  to: z.nullable(z.object({ id: pageId, title: z.string() })),
})

export type Reference = z.output<typeof reference>

const translation = z.object({
  page: pageHead,
  original: pageHead,
  units: z.array(z.custom<Unit>(isRecord)),
  missing: z.array(z.custom<MissingElement>(isRecord)),
  progress,
  references: z.array(reference),
})

export type TranslationInfo = z.output<typeof translation>

export const readTranslation = endpoint({
  method: 'get',
  path: '/voix/pages/:id/translation',
  summary: 'Returns the texts of a translation with those of its original. 400 for a page that translates none.',
  caller: 'staff',
  answer: translation,
})

const operationId = z.string().check(z.minLength(8), z.maxLength(100))

/** `was` is the replaced text. If another text was saved since, nothing is written. */
const sentText = z.object({ key: z.string(), was: z.string(), is: z.string() })

export type SentText = z.output<typeof sentText>

const sent = z.object({
  operationId,
  texts: z._default(z.array(sentText), []),
  /** Keys of texts that stay as they are: both languages have the same text, or it still fits the changed original. */
  confirmed: z._default(z.array(z.string()), []),
  /** Whether to replace links and shared sections with those of the language, if there are any. */
  references: z._default(z.boolean(), false),
  /** Whether to add untranslated copies of the elements that the translation lacks. */
  missing: z._default(z.boolean(), false),
})

/** The body of a change of a translation. */
export type Sent = z.input<typeof sent>

/** `theirs` is `null` if the text no longer exists. */
const textConflict = z.object({ key: z.string(), theirs: z.nullable(z.string()) })

const written = z.object({
  saved: z.number(),
  /** Texts that another user has changed since `was`. They are not written. */
  conflicts: z.array(textConflict),
})

export type Written = z.output<typeof written>

export const writeTranslation = endpoint({
  method: 'post',
  path: '/voix/pages/:id/translation',
  summary: 'Writes texts of a translation. Texts that another user has changed since are returned as conflicts.',
  caller: 'editor',
  body: sent,
  answer: z.extend(written, { translation }),
})

export const exportXliff = endpoint({
  method: 'get',
  path: '/voix/pages/:id/translation.xliff',
  summary: 'Returns a translation as XLIFF 1.2.',
  caller: 'staff',
  answer: 'application/xliff+xml',
})

/** A text of a file that was not imported. */
const importProblem = z.object({
  key: z.string(),
  line: z.number(),
  reason: z.enum(['gone', 'source-changed', 'target-changed', 'marks']),
  /** The reason as a sentence. */
  message: z.string(),
  /** The texts of the file. */
  source: z.string(),
  target: z.string(),
  now: z.nullable(z.custom<Unit>(isRecord)),
})

export type ImportProblem = z.output<typeof importProblem>

const imported = z.object({
  applied: z.number(),
  /** The number of texts that are already as in the file, and of those without a translation in it. */
  unchanged: z.number(),
  untranslated: z.number(),
  problems: z.array(importProblem),
})

export type Imported = z.output<typeof imported>

const NAME_IMPORT = 'Name the import: ?operationId=, 8 letters or more.'

export const importXliff = endpoint({
  method: 'post',
  path: '/voix/pages/:id/translation/xliff',
  summary: 'Imports a translation. The body is the text of an XLIFF file. A file that cannot be read is refused whole.',
  caller: 'editor',
  file: exportXliff.answer,
  query: z.object({ operationId: z.string(NAME_IMPORT).check(z.minLength(8, NAME_IMPORT), z.maxLength(100)) }),
  answer: z.extend(imported, { translation }),
})
