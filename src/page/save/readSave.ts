import { APIError } from 'payload'
import type { SaveBody } from '../../contract/saving'
import { type PageDiff, readDiff, type Row, tidyTexts } from '../../tree'

/** Reads the rows of a save by `asRead` and tidies its texts. Throws a 400 for a page field that no save changes. */
export function readSave(body: SaveBody, fields: readonly string[], asRead?: (row: Row) => Row): SaveBody {
  const { change } = body
  const unknown = Object.keys(change?.page ?? {}).find((name) => !fields.includes(name))
  if (unknown !== undefined) {
    const message = `A save cannot change the page field "${unknown}". It takes: ${fields.join(', ')}.`
    throw new APIError(message, 400, { errors: [{ path: unknown, message }] }, true)
  }
  return { ...body, change: tidied(readDiff(change, asRead)) }
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
