import { isRecord, type PageContent, type Row } from '../../tree'
import type { Unit } from './units'
import { isRichText, segmentsOf, withSegments } from './richText'
import { valueAt, withValueAt } from './valueAt'

/** A text to write. */
export interface NewText {
  unit: Pick<Unit, 'element' | 'field' | 'segment'>
  text: string
}

/**
 * Returns a page's own values and its rows with these texts. `original` provides the marks that the translation's rich
 * text has lost.
 */
export function setTexts(
  content: PageContent,
  texts: readonly NewText[],
  original: (element: string) => Row | null,
): PageContent {
  let { page } = content
  for (const { field, values } of grouped(texts.filter(({ unit }) => unit.element === null)))
    page = setPageText(page, field, (value) => written(value, values, null))
  const touched = new Set(texts.map(({ unit }) => unit.element))
  const rows = content.rows.map((row) => {
    if (!touched.has(row.id)) return row
    const own = texts.filter(({ unit }) => unit.element === row.id)
    return grouped(own).reduce<Row>((next, { field, values }) => {
      const path = field.split('.')
      const from = original(row.id)
      const value = written(valueAt(next, path), values, from && valueAt(from, path))
      return withValueAt(next, path, value) as Row
    }, row)
  })
  return { page, rows }
}

type Values = ReadonlyMap<number | null, string>

function grouped(texts: readonly NewText[]): { field: string; values: Values }[] {
  return [...new Set(texts.map(({ unit }) => unit.field))].map((field) => {
    const all = texts.filter(({ unit }) => unit.field === field)
    return { field, values: new Map(all.map(({ unit, text }) => [unit.segment, text])) }
  })
}

function written(value: unknown, values: Values, from: unknown): unknown {
  const whole = values.get(null)
  if (whole !== undefined) return whole
  const segments = new Map([...values].flatMap(([at, text]) => (at === null ? [] : [[at, text] as const])))
  // An emptied text starts again from the original's rich text.
  return withSegments(isRichText(value) ? value : from, segments, segmentsOf(from))
}

/** `meta.title`, or the value of a page field: `fields.intro.text`. */
function setPageText(page: PageContent['page'], field: string, next: (value: unknown) => unknown): PageContent['page'] {
  const path = field.split('.')
  const [first, name, ...inside] = path
  if (first !== 'fields' || !Array.isArray(page.fields)) {
    const whole = path.length > 1 && !isRecord(page[first ?? '']) ? { ...page, [first ?? '']: {} } : page
    return withValueAt(whole, path, next(valueAt(page, path))) as PageContent['page']
  }
  const fields = (page.fields as unknown[]).map((each) =>
    isRecord(each) && each.name === name ? withValueAt(each, inside, next(valueAt(each, inside))) : each,
  )
  return { ...page, fields }
}
