import { fieldTypeOf } from '../../slices'
import { shownFieldsOf, type Row } from '../../tree'
import type { SliceInfo } from '../model/boot'

const LONGEST = 40

interface Input {
  /** The elements that are shown together. */
  ids: readonly string[]
  /** The same elements in their order before; those that were not there yet are new. */
  before: readonly string[]
  row: (id: string) => Row | undefined
  slice: (name: string) => SliceInfo | undefined
}

/** What each of these elements is called, so that no two are called the same: by its name, else its text, else its place before. */
export function namesOfElements({ ids, before, row, slice }: Input): (id: string) => string {
  const shown = [...new Set(ids)]
  const added = shown.filter((id) => !before.includes(id))
  const name = (id: string) => nameOfElement(row(id), slice)
  const withText = (id: string) => [name(id), textOf(row(id), slice)].filter(Boolean).join(' ')
  const withPlace = (id: string) => {
    const place = before.indexOf(id)
    return `${withText(id)} (${place < 0 ? `new, ${ordinal(added.indexOf(id) + 1)}` : `was ${ordinal(place + 1)}`})`
  }
  const names = repeated(shown, name)
  const texts = repeated([...names], withText)
  return (id) => (texts.has(id) ? withPlace(id) : names.has(id) ? withText(id) : name(id))
}

/** An element's label, else its slice's. */
export function nameOfElement(row: Row | undefined, slice: Input['slice']): string {
  return row ? row.blockName || (slice(row.blockType)?.label ?? row.blockType) : 'an element that is gone'
}

/** Those that are called like another. */
function repeated(ids: readonly string[], nameOf: (id: string) => string): ReadonlySet<string> {
  const names = ids.map(nameOf)
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set(ids.filter((_id, index) => (counts.get(names[index] ?? '') ?? 0) > 1))
}

/** The first text that the element shows, cut and in quotes. */
function textOf(row: Row | undefined, slice: Input['slice']): string {
  if (!row) return ''
  const shown = shownFieldsOf(row)
  for (const field of slice(row.blockType)?.fields ?? []) {
    const { isTelling, text: words } = fieldTypeOf(field)
    const text = (isTelling ? (words(shown[field.name], field) ?? '') : '').replace(/\s+/g, ' ').trim()
    if (text !== '') return `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`
  }
  return ''
}

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${(isTeen ? undefined : ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}
