import { elementName, isRecord, readableName, type Row, type Tree } from '../../tree'
import type { CheckedField, CheckedSlice } from '../checks/check'
import { contentsOf } from '../checks/readPage'
import { type Marks, marksOf, plainOf } from './coded'
import { pairElements, rowsInOrder, type TranslationRecord } from './pairElements'
import { isRichText, type Segment, segmentsOf } from './richText'
import { valueAt } from './valueAt'

/**
 * - `open`: not translated: the text equals the original
 * - `changed`: the original has changed since the translation
 * - `done`: translated, or kept on purpose
 * - `own`: the text only exists in the translation
 */
export type UnitState = 'open' | 'changed' | 'done' | 'own'

/** One text of a translation: a field, or a paragraph of rich text. */
export interface Unit {
  /** A stable key for one element, field and paragraph. */
  key: string
  /** `null` for a text of the page itself. */
  element: string | null
  field: string
  /** The index of a paragraph of rich text; `null` for other texts. */
  segment: number | null
  /** The name of the element, and the label of the field. */
  place: string
  label: string
  /** Rich text is coded (`CodedText`), other text is plain. `null` if the original has no such text. */
  source: string | null
  target: string
  marks: Marks
  state: UnitState
  /** The original's text at the time of translation, if it has changed since. */
  before: string | null
  /** Whether the text has several lines. */
  isLong: boolean
}

/** An element of the original that the translation lacks. */
export interface MissingElement {
  element: string
  place: string
  texts: string[]
}

interface Side {
  page: Readonly<Record<string, unknown>>
  tree: Tree
}

export interface UnitsInput {
  original: Side
  own: Side
  record: TranslationRecord
  slice: (name: string) => CheckedSlice | undefined
}

export interface Translation {
  units: Unit[]
  missing: MissingElement[]
}

export const PAGE_TEXTS = [
  ['title', 'Title'],
  ['meta.title', 'Search title'],
  ['meta.description', 'Search description'],
] as const

const PLACE_OF_PAGE = 'The page'

/** Returns every text of a translation with the original's, in document order, and the missing elements. */
export function readTranslation({ original, own, record, slice }: UnitsInput): Translation {
  const pairs = pairElements(original.tree, own.tree, record.elements)
  const finish = { texts: record.texts ?? {}, known: knownLines(original, slice) }
  const units = ownTexts(original.page, own.page).flatMap((spot) => unitsOf(spot, finish))
  for (const row of rowsInOrder(own.tree)) {
    const from = original.tree.rows[pairs.get(row.id) ?? ''] ?? null
    units.push(...spotsOf({ row, from, own, original, slice }).flatMap((spot) => unitsOf(spot, finish)))
  }
  const translated = new Set(pairs.values())
  const missing = rowsInOrder(original.tree).flatMap((row): MissingElement[] => {
    if (translated.has(row.id)) return []
    const texts = contentsOf(row, slice(row.blockType), original.tree).texts.map(({ text }) => text)
    return [{ element: row.id, place: elementName(row, slice), texts }]
  })
  return { units, missing }
}

/** Returns the key of a text. */
function keyOf({ element, field, segment }: Pick<Unit, 'element' | 'field' | 'segment'>): string {
  return [element ?? 'page', field, ...(segment === null ? [] : [segment])].join('/')
}

/** Returns the text of a unit without marks. */
export function wordsOf({ segment }: Pick<Unit, 'segment'>, text: string): string {
  return segment === null ? text : plainOf(text)
}

interface Spot {
  element: string | null
  field: string
  place: string
  label: string
  isLong: boolean
  source: unknown
  target: unknown
}

interface Finish {
  texts: Readonly<Record<string, string>>
  known: ReadonlySet<string>
}

function unitsOf(spot: Spot, finish: Finish): Unit[] {
  const { source, target, ...rest } = spot
  if (isRichText(source) || isRichText(target)) return richUnits(spot, finish)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const parts = {
    ...rest,
    segment: null,
    marks: {},
    source: typeof source === 'string' ? source : null,
    target: text(target),
  }
  return text(source).trim() === '' && parts.target.trim() === '' ? [] : [withState(parts, finish)]
}

function richUnits({ source, target, ...rest }: Spot, finish: Finish): Unit[] {
  const from = segmentsOf(source)
  const to = segmentsOf(target, from)
  const unit = (segment: number, was: Segment | undefined, is: Segment | undefined): Unit => {
    const marks = { ...marksOf(was?.templates ?? new Map()), ...marksOf(is?.templates ?? new Map()) }
    const parts = { ...rest, isLong: true, segment, marks, source: was?.text ?? null, target: is?.text ?? '' }
    return withState(parts, finish)
  }
  const units = Array.from({ length: Math.max(from.length, to.length) }, (_, at) => unit(at, from[at], to[at]))
  return units.filter((each) => `${each.source ?? ''}${each.target}`.trim() !== '')
}

function withState(parts: Omit<Unit, 'key' | 'state' | 'before'>, { texts, known }: Finish): Unit {
  const key = keyOf(parts)
  const basis = Object.hasOwn(texts, key) ? texts[key] : undefined
  const { source, target } = parts
  const words = wordsOf(parts, target).trim()
  const isKnown = words === '' || known.has(words)
  const done = (state: UnitState): Unit => ({ ...parts, key, state, before: null })
  if (source === null || source.trim() === '') return done(isKnown && words !== '' && hasWords(words) ? 'open' : 'own')
  if (basis !== undefined) return basis === source ? done('done') : { ...done('changed'), before: basis }
  return done(hasWords(wordsOf(parts, source)) && (isKnown || target.trim() === source.trim()) ? 'open' : 'done')
}

/** Matches two letters in a row: numbers and signs are the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text)
}

/** Returns the lines of the original. A text of the translation that equals one of them counts as not translated. */
function knownLines({ page, tree }: Side, slice: UnitsInput['slice']): ReadonlySet<string> {
  const lines = ownTexts(page, page).map(({ source }) => (typeof source === 'string' ? source.trim() : ''))
  for (const row of Object.values(tree.rows))
    lines.push(...contentsOf(row, slice(row.blockType), tree).texts.map(({ text }) => text))
  return new Set(lines.filter((line) => line !== ''))
}

/** Returns the page's own texts: title, texts for search engines, and its text fields. */
function ownTexts(from: Side['page'], to: Side['page']): Spot[] {
  const place = { element: null, place: PLACE_OF_PAGE, isLong: false }
  const spots = PAGE_TEXTS.map(([field, label]): Spot => {
    const [source, target] = [from, to].map((page) => valueAt(page, field.split('.')))
    return { ...place, field, label, isLong: field === 'meta.description', source, target }
  })
  const fields = pageFieldsOf(to).flatMap(({ name, type, value }): Spot[] => {
    const source = pageFieldsOf(from).find((other) => other.name === name && other.type === type)?.value
    const inside = type === 'link' ? ['text'] : []
    if (!['text', 'richText', 'link'].includes(type)) return []
    const [was, is] = [source, value].map((each) => valueAt(each, inside))
    return [{ ...place, field: ['fields', name, type, ...inside].join('.'), label: name, source: was, target: is }]
  })
  return [...spots, ...fields]
}

function pageFieldsOf({ fields }: Side['page']): { name: string; type: string; value: unknown }[] {
  return (Array.isArray(fields) ? (fields as unknown[]) : []).filter(isRecord).map((field) => {
    const type = String(field.type)
    return { name: String(field.name), type, value: field[type] }
  })
}

interface Pair {
  row: Row
  from: Row | null
  own: Side
  original: Side
  slice: UnitsInput['slice']
}

/** Returns the texts of an element, as checks read them. Includes texts that are empty here but not in the original. */
function spotsOf({ row, from, own, original, slice }: Pair): Spot[] {
  const info = slice(row.blockType)
  const paths = new Set<string>()
  for (const [one, tree] of [
    [from, original.tree],
    [row, own.tree],
  ] as const) {
    if (one?.blockType !== row.blockType) continue
    for (const { field, isLink } of contentsOf(one, info, tree).texts) paths.add(isLink ? linkPath(one, field) : field)
  }
  return [...paths].flatMap((field): Spot[] => {
    const path = field.split('.')
    const found = fieldAt(info?.fields ?? [], path)
    if (found?.translate === false) return []
    const source = from ? valueAt(from, path) : undefined
    const target = valueAt(row, path)
    const name = elementName(row, slice)
    const label = labelOf(info?.fields ?? [], path)
    return [{ element: row.id, field, place: name, label, isLong: found?.isLong === true, source, target }]
  })
}

/** Returns the path of a link's text. A link in rich text is part of its paragraph. */
function linkPath(row: Row, field: string): string {
  return isRichText(valueAt(row, field.split('.'))) ? field : `${field}.text`
}

/** Returns the field at a path: `rows.0.title` is the field `title` of `rows`. */
export function fieldAt(fields: readonly CheckedField[], [name, ...rest]: readonly string[]): CheckedField | undefined {
  const found = fields.find((field) => field.name === name)
  const inner = rest.filter((part) => !/^\d+$/.test(part))
  return found && inner.length > 0 && found.fields.length > 0 ? fieldAt(found.fields, inner) : found
}

/** Returns the label of a path: `Rows 1, Title` for `rows.0.title`. */
function labelOf(fields: readonly CheckedField[], [name = '', ...rest]: readonly string[]): string {
  const found = fields.find((field) => field.name === name)
  const own = found?.label ?? readableName(name)
  const [first, ...inner] = rest
  if (first === undefined) return own
  if (/^\d+$/.test(first))
    return `${own} ${Number(first) + 1}${inner.length > 0 ? `, ${labelOf(found?.fields ?? [], inner)}` : ''}`
  return found?.fields.length ? labelOf(found.fields, rest) : own
}

/** Counts the units by state. Texts that only exist in the translation are not counted. */
export function progressOf(units: readonly Unit[]): Record<'total' | 'done' | 'open' | 'changed', number> {
  const count = (state: UnitState) => units.filter((unit) => unit.state === state).length
  const [done, open, changed] = [count('done'), count('open'), count('changed')]
  return { total: done + open + changed, done, open, changed }
}
