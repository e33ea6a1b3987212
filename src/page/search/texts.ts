import { contentsOf } from '../../slices/checks/readPage'
import type { CheckedSlice } from '../../slices/checks/check'
import { richTextAsText } from '../../slices/fieldTypes/richText'
import { fieldAt } from '../../slices/translation/units'
import { valueAt } from '../../slices/translation/valueAt'
import { fillingOf, isRecord, parentOf, readKey, toTree, type Row } from '../../tree'

/** Text of elements, as weighted by the search. */
export interface Texts {
  /** All text, line by line in page order. */
  lines: string[]
  /** The lines that are headings in rich text, or short single-line texts such as titles and captions. */
  headings: string[]
}

/** Length in characters up to which a single line counts as a heading. */
const SHORT = 90

/**
 * Returns the searchable text of elements (`shown`, in pre-order). Skips elements under a condition other than the
 * window's width, since visitors could find what they cannot see; link texts, which describe another page; and fields
 * that are not translated, such as form names.
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

/** Returns the fields of a collection's documents that the elements show. */
export function boundFields(shown: readonly Row[], collection: string): string[] {
  const rows = new Map(shown.map((row) => [row.id, row]))
  const bound = withoutConditional(shown).flatMap((row) => {
    const filling = fillingOf(row, (id) => rows.get(id))
    return filling?.query.collection === collection ? Object.values(filling.bind) : []
  })
  return [...new Set(bound)]
}

/** Returns the lines of a plain or rich text. */
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

/** Skips lines that represent an image or a rule in rich text. */
function lineOf(line: string): string {
  const text = line.replace(/^• /, '').trim()
  return text === '[picture]' || /^—+$/.test(text) ? '' : text
}
