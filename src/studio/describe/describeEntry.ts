import { elementName, isEqual, type Row, toParts } from '../../tree'
import { nameOfSpot } from './names'
import type { SliceInfo } from '../model/boot'
import type { JournalEntry } from '../model/unsaved'

export interface EntryLine {
  /** An element's name, or the page. */
  name: string
  what: string
}

/** What an entry would bring back, element by element. */
export function describeEntry(
  { change, texts = {} }: JournalEntry,
  {
    slice,
    nameOfElement,
  }: { slice: (name: string) => SliceInfo | undefined; nameOfElement: (id: string) => string | null },
): EntryLine[] {
  const nameOf = (row: Row) => elementName(row, slice)
  const page = Object.keys(change?.page ?? {}).map((field) => nameOfSpot({ element: null, field }))
  const { added, updated, removed } = change?.rows ?? { added: {}, updated: {}, removed: {} }
  const here = (id: string) => added[id] ?? updated[id]?.[1]
  const changed = Object.values(updated).map(([before, row]): EntryLine => {
    const info = slice(row.blockType)
    const spots = changedParts(before, row).map((field) => nameOfSpot({ element: row.id, field, info }))
    return { name: nameOf(row), what: spots.join(', ') }
  })
  const written = Object.values(texts).map(({ place: { element }, label, text, of }): EntryLine => {
    const row = element === null ? undefined : here(element)
    const known = element === null ? 'Page' : row ? nameOf(row) : nameOfElement(element)
    const name = known ?? `${of ?? 'An element'}, which is gone`
    return { name, what: `${label}: “${text}”, which the page has not taken` }
  })
  const lines = [
    ...(page.length > 0 ? [{ name: 'Page', what: page.join(', ') }] : []),
    ...changed,
    ...Object.values(added).map((row) => ({ name: nameOf(row), what: 'added' })),
    ...Object.values(removed).map((row) => ({ name: nameOf(row), what: 'deleted' })),
    ...written,
  ]
  return lines.length > 0 ? lines : [{ name: 'Page', what: 'order of the elements' }]
}

function changedParts(before: Row, after: Row): string[] {
  const [was, is] = [toParts(before), toParts(after)]
  return Object.keys({ ...was, ...is }).filter((key) => !isEqual(was[key], is[key]))
}
