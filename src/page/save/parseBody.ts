import { APIError } from 'payload'
import { z } from 'zod'
import {
  isPageDiff,
  isStorable,
  type PageDiff,
  readDiff,
  type Row,
  STORABLE_RULE,
  tidyText,
  tidyTexts,
} from '../../tree'
import type { SaveBody } from './types'

/** A name for a version; nothing but spaces is none. */
export const versionLabel = z
  .string()
  .transform((label) => tidyText(label))
  .pipe(z.string().max(100).refine(isStorable, STORABLE_RULE))
  .nullish()
  .transform((label) => label?.trim() || null)

const body = z.object({
  baseRev: z.number().int().min(0),
  operationId: z.string().min(8).max(100).refine(isStorable, STORABLE_RULE),
  action: z.enum(['saveDraft', 'saveVersionForLater', 'savePublishVersion', 'quickSave']),
  change: z.custom<PageDiff>(isPageDiff, 'This is no change of a page.').nullable().default(null),
  label: versionLabel,
  restored: z.boolean().default(false),
  user: z.string().optional(),
})

/** Reads the body of a save, its rows by `asRead`. Throws a 400 that names the part that is wrong. */
export function parseBody(data: unknown, fields: readonly string[], asRead?: (row: Row) => Row): SaveBody {
  const parsed = body.safeParse(data)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    const [first] = errors
    throw new APIError(`The save is malformed: ${first?.path || 'body'}: ${first?.message}`, 400, { errors }, true)
  }
  const { change } = parsed.data
  const unknown = Object.keys(change?.page ?? {}).find((name) => !fields.includes(name))
  if (unknown !== undefined) {
    const message = `A save cannot change the page field "${unknown}". It takes: ${fields.join(', ')}.`
    throw new APIError(message, 400, { errors: [{ path: unknown, message }] }, true)
  }
  return { ...parsed.data, change: tidied(readDiff(change, asRead)) }
}

/** Tidies the new values of a change. The values from before stay unchanged. */
function tidied(change: PageDiff | null): PageDiff | null {
  if (!change) return null
  const { page, rows } = change
  return {
    ...change,
    page: withTidyValues(page),
    rows: { ...rows, added: tidyTexts(rows.added), updated: withTidyValues(rows.updated) },
  }
}

function withTidyValues<Value>(pairs: Readonly<Record<string, readonly [Value, Value]>>) {
  return Object.fromEntries(Object.entries(pairs).map(([name, [from, to]]) => [name, [from, tidyTexts(to)] as const]))
}
