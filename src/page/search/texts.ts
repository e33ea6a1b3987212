import { contentsOf } from '../../slices/checks/readPage'
import type { CheckedSlice } from '../../slices/checks/check'
import { richTextAsText } from '../../slices/fieldTypes/richText'
import { fieldAt } from '../../slices/translation/units'
import { valueAt } from '../../slices/translation/valueAt'
import { fillingOf, isRecord, parentOf, readKey, toTree, type Row } from '../../tree'

/** What elements say, as the search weighs it. */
export interface Texts {
  /** All that they say, line by line in the order of the page. */
  lines: string[]
  /** Of these: headings in formatted text, and texts of one short line, such as titles and captions. */
  headings: string[]
}

/** The longest text of one line that counts as a heading. */
const SHORT = 90

/**
 * What elements say to whoever is shown them (`shown`, in pre-order). What stands there under a condition is left out with all inside it, but for the
 * width of the window: nobody finds an offer before its day. Nor are words on links found, as they speak of another page, and what is the same in
 * every language: names of forms and addresses of films are no words.
 */
export function textsOf(shown: readonly Row[], slice: (name: string) => CheckedSlice | undefined): Texts {
  const tree = toTree(shown)
  const texts: Texts = { lines: [], headings: [] }
  for (const row of withoutConditional(shown)) {
    const headings = new Map<string, ReadonlySet<string>>()
    const { fields = [] } = slice(row.blockType) ?? {}
    for (const { field, text, isLink } of contentsOf(row, slice(row.blockType), tree).texts) {
      const path = field.split('.')
      if (isLink || fieldAt(fields, path)?.translate === false) continue
      const value = valueAt(row, path)
      if (!headings.has(field)) headings.set(field, new Set(headingsIn(isRecord(value) ? value.root : undefined)))
      const line = lineOf(text)
      if (line === '') continue
      const isHeading = typeof value === 'string' ? isShortLine(text) : headings.get(field)?.has(line)
      texts.lines.push(line)
      if (isHeading) texts.headings.push(line)
    }
  }
  return texts
}

/** The fields of documents of a collection that fill these elements. */
export function boundFields(shown: readonly Row[], collection: string): string[] {
  const rows = new Map(shown.map((row) => [row.id, row]))
  const bound = withoutConditional(shown).flatMap((row) => {
    const filling = fillingOf(row, (id) => rows.get(id))
    return filling?.query.collection === collection ? Object.values(filling.bind) : []
  })
  return [...new Set(bound)]
}

/** A text of a document: plain or formatted. */
export function linesOf(value: unknown): string[] {
  const text = typeof value === 'string' ? value : (richTextAsText(value) ?? '')
  return text.split('\n').map(lineOf).filter(Boolean)
}

function withoutConditional(shown: readonly Row[]): Row[] {
  const left = new Set<string>()
  return shown.filter((row) => {
    const isConditional = row.element.conditionsSettings.conditions.some(
      ({ key }) => readKey(key).subject !== 'breakpoint',
    )
    const isLeftOut = isConditional || left.has(parentOf(row) ?? '')
    if (isLeftOut) left.add(row.id)
    return !isLeftOut
  })
}

function isShortLine(text: string): boolean {
  return text.length <= SHORT && !text.includes('\n')
}

type Node = Record<string, unknown>

function headingsIn(node: unknown): string[] {
  if (!isRecord(node)) return []
  if (node.type === 'heading') return linesOf({ root: { children: [node] } })
  return (Array.isArray(node.children) ? (node.children as Node[]) : []).flatMap(headingsIn)
}

/** What stands in formatted text for a picture or a line is no word of it. */
function lineOf(line: string): string {
  const text = line.replace(/^• /, '').trim()
  return text === '[picture]' || /^—+$/.test(text) ? '' : text
}
