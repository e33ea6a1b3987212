import * as z from 'zod/mini'
import { checkEnvelope, readRows, toTree, withFreshIds } from '../../tree'
import type { Row } from '../../tree/types'

/**
 * Elements on the system's clipboard are text with a mark. A type of their own would be nicer to look at, but no single one is read
 * by both the paste event, which needs no permission, and the menu's paste, which has no event.
 */
const MARK = 'voix/elements'

/** `rows`: a forest, as `copyRows` returns it. `origin`: the site whose documents the elements refer to. */
export function writeCopied({ rows, origin }: { rows: readonly Row[]; origin: string }): string {
  return JSON.stringify({ [MARK]: 1, origin, rows })
}

const schema = z.object({
  [MARK]: z.literal(1),
  origin: z.string(),
  rows: z
    .array(
      z.looseObject({
        id: z.string().check(z.minLength(1), z.maxLength(64)),
        blockType: z.string().check(z.minLength(1), z.maxLength(200)),
        blockName: z.nullish(z.string()),
        element: z.looseObject({ parent: z.nullable(z.string()), slot: z.string() }),
      }),
    )
    .check(z.minLength(1), z.maxLength(10_000)),
})

export type Copied = { ok: true; rows: Row[] } | { ok: false; reason: string }

/** Elements out of a text from anywhere; `null` for any other text. Nothing in it is trusted. */
export function readCopied({ text, origin }: { text: string; origin: string }): Copied | null {
  if (!text.startsWith(`{"${MARK}"`)) return null
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) return { ok: false, reason: 'The copied elements arrived damaged. Copy them again.' }
  if (parsed.data.origin !== origin) {
    return {
      ok: false,
      reason: `These elements are of another site (${parsed.data.origin}). Only its own can be pasted.`,
    }
  }
  const rows = readRows(parsed.data.rows)
  const ids = new Set(rows.map(({ id }) => id))
  for (const { blockType, element } of parsed.data.rows) {
    const [problem] = checkEnvelope(element)
    if (problem) return { ok: false, reason: `“${blockType}” cannot be pasted: its ${problem.key} ${problem.problem}.` }
  }
  const forest = rows.map((row) =>
    ids.has(row.element.parent ?? '') ? row : { ...row, element: { ...row.element, parent: null, slot: 'default' } },
  )
  // Fresh ids at once: the same elements may be pasted twice, and an id from elsewhere may be unusable.
  const fresh = withFreshIds(forest)
  if (ids.size < rows.length || toTree(fresh).unplaced.length > 0)
    return { ok: false, reason: 'The copied elements do not fit together. Copy them again.' }
  return { ok: true, rows: fresh }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
