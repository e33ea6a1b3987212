import { childrenOf, createRow, fieldsOff, fillingOf, isRecord, type Row, traverse, type Tree } from '../../tree'
import { isFieldActive } from '../fieldActive'
import { fieldTypeOf } from '../fieldTypes/registry'
import { richTextAsText } from '../fieldTypes/richText'
import { idOf } from '../idOf'
import { UNWRITTEN } from '../unwritten'
import type { LinkValue } from '../values'
import type { CheckedField, CheckedPage, CheckedSlice, PageLink, PagePicture, PageText } from './check'
import { atOnce, type Steps } from './steps'

interface Input
  extends
    Pick<CheckedPage, 'page' | 'tree' | 'slice' | 'languages'>,
    Partial<Pick<CheckedPage, 'colors' | 'shown' | 'req'>> {}

/** The contents of the fields of one element. */
interface Contents {
  /** The fields that editors fill and visitors see: neither disabled nor filled by a query. */
  fields: readonly CheckedField[]
  texts: readonly PageText[]
  links: readonly PageLink[]
  pictures: readonly PagePicture[]
}

/** The same contents as mutable lists. */
interface Found {
  texts: PageText[]
  links: PageLink[]
  pictures: PagePicture[]
}

/** Returns the page as checks read it. The result for an unchanged element object is cached. */
export function readPage(input: Input): CheckedPage {
  return atOnce(readPageInSteps(input))
}

/** Does the same, one element at each step. */
export function* readPageInSteps({ colors = null, shown = null, req = null, ...page }: Input): Steps<CheckedPage> {
  const rows = shownRows(page.tree)
  return { ...page, colors, shown, req, rows, ...(yield* gather({ ...page, rows })) }
}

/** The number of elements that are checked in one step. */
const PART = 20

/** Yields the page in parts of a few elements, for checks that read each element by itself. */
export function* partsOf(page: CheckedPage): Generator<CheckedPage, void, void> {
  for (let start = 0; start < page.rows.length; start += PART) {
    const rows = page.rows.slice(start, start + PART)
    yield { ...page, rows, ...atOnce(gather({ ...page, rows })) }
  }
}

/** Collects the contents of several elements. */
function* gather({ rows, slice, tree }: Pick<CheckedPage, 'rows' | 'slice' | 'tree'>): Steps<Found> {
  const found: Found = { texts: [], links: [], pictures: [] }
  for (const row of rows) {
    const { texts, links, pictures } = contentsOf(row, slice(row.blockType), tree)
    found.texts.push(...texts)
    found.links.push(...links)
    found.pictures.push(...pictures)
    yield
  }
  return found
}

/** Returns the enabled elements. Disabled elements and their descendants are not checked. */
function shownRows(tree: Tree): Row[] {
  const rows: Row[] = []
  traverse(tree, (row) => {
    if (!row.element.enabled) return false
    rows.push(row)
  })
  return rows
}

/** Elements are immutable: a changed element is a new object. */
const known = new WeakMap<Row, Known>()

/** The cached contents of an element, with the inputs from which they were read. */
interface Known extends Contents {
  slice: CheckedSlice | undefined
  bound: Bound
}

type Bound = Readonly<Record<string, string>>
const NOTHING: Bound = {}

/** Returns the fields that documents fill. */
function boundIn(row: Row, tree: Tree | undefined): Bound {
  return fillingOf(row, (id) => tree?.rows[id])?.bind ?? NOTHING
}

/** Returns the contents of the fields of an element that visitors see. */
export function contentsOf(row: Row, slice: CheckedSlice | undefined, tree?: Tree): Contents {
  const bound = boundIn(row, tree)
  const before = known.get(row)
  if (before?.slice === slice && before?.bound === bound) return before
  const fields = askedFields(row, bound, slice)
  const found: Found = { texts: [], links: [], pictures: [] }
  for (const field of fields) {
    readField({ field, value: row[field.name], spot: { element: row.id, field: field.name }, found })
  }
  const { texts, links, pictures } = found
  const contents: Known = { slice, bound, fields, texts: exact(texts), links: exact(links), pictures: exact(pictures) }
  known.set(row, contents)
  return contents
}

const NONE: readonly never[] = []

/** Cached as long as the element exists: `slice` drops the array's spare capacity, and empty lists share one array. */
const exact = <T>(array: T[]): readonly T[] => (array.length === 0 ? NONE : array.slice())

const sampled = new WeakMap<CheckedSlice, ReadonlySet<string>>()

/** Returns the texts of a new element of the slice. */
export function textsOfDefaults(slice: CheckedSlice | undefined): ReadonlySet<string> {
  if (!slice) return new Set()
  const before = sampled.get(slice)
  if (before) return before
  const row = createRow({ blockType: slice.name, fields: slice.defaults })
  const texts = new Set(contentsOf(row, slice).texts.map(({ text }) => text))
  sampled.set(slice, texts)
  return texts
}

/**
 * The fields of the last element of a slice. The next one mostly has the same, so one list is stored for all of them.
 */
const activeFields = new WeakMap<CheckedSlice, readonly CheckedField[]>()

function askedFields(row: Row, bound: Bound, slice: CheckedSlice | undefined): readonly CheckedField[] {
  if (!slice) return NONE
  const off = fieldsOff(row)
  const fields = slice.fields.filter(
    (field) => !off.includes(field.name) && !Object.hasOwn(bound, field.name) && isFieldActive(field, row),
  )
  const before = activeFields.get(slice)
  if (before?.length === fields.length && before.every((field, index) => field === fields[index])) return before
  activeFields.set(slice, fields)
  return fields
}

/** Returns the built-in type of a field, or the one that it extends. */
export function kindOf(field: Pick<CheckedField, 'type' | 'like' | 'fieldType'>): string {
  const { type, like = type } = fieldTypeOf(field)
  return like
}

/** Whether an element has no nested elements. */
export function isChildless(tree: Tree, { id }: Row): boolean {
  return childrenOf(tree, id).length === 0
}

interface Value {
  field: CheckedField
  value: unknown
  spot: { element: string; field: string }
  found: Found
}

function readField({ field, value, spot, found }: Value): void {
  // Object literals instead of spreads: V8 stores properties added after a spread in a separate array, for thousands of
  // objects.
  const { element, field: path } = spot
  const addText = (text: string, isLink: boolean) => {
    if (text.trim() !== '') found.texts.push({ element, field: path, text: text.trim(), isLink })
  }
  const addLink = (link: LinkValue) => void found.links.push({ element, field: path, link })
  const addPictures = (ids: readonly unknown[]) => {
    const pictures = new Set(ids.flatMap((id) => idOf(id) ?? []))
    for (const id of pictures) found.pictures.push({ element, field: path, id })
  }
  switch (kindOf(field)) {
    case 'text':
      return void (typeof value === 'string' && addText(value, false))
    case 'link':
      if (!isRecord(value)) return
      addLink(asShown(value))
      return void (typeof value.text === 'string' && addText(value.text, true))
    case 'richText': {
      for (const line of (richTextAsText(value) ?? '').split('\n')) addText(line, false)
      if (!isRecord(value)) return
      for (const link of linksInText(value.root)) addLink(link)
      return addPictures(uploadsInText(value.root))
    }
    case 'image':
      return addPictures([value])
    case 'upload':
      return addPictures([value].flat().map((entry) => (isRecord(entry) ? entry.media : null)))
    case 'group':
    case 'array':
      return readInner({ field, value, spot, found })
  }
}

function readInner({ field, value, spot, found }: Value): void {
  const isList = Array.isArray(value)
  const rows = (isList ? (value as unknown[]) : [value]).filter(isRecord)
  rows.forEach((row, index) => {
    for (const inner of field.fields.filter((each) => isFieldActive(each, row))) {
      const path = [spot.field, ...(isList ? [index] : []), inner.name].join('.')
      readField({ field: inner, value: row[inner.name], spot: { ...spot, field: path }, found })
    }
  })
}

/** A link keeps both of its targets, and uses the one of its mode. */
function asShown({ mode, text, href, relationship }: LinkValue): LinkValue {
  if (mode === 'href') return { text, href }
  return mode === 'relationship' ? { text, relationship } : { text, href, relationship }
}

type Node = Record<string, unknown>

const childNodes = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isRecord) : [])

function linksInText(node: unknown): LinkValue[] {
  if (!isRecord(node)) return []
  const isLink = node.type === 'link' || node.type === 'autolink'
  if (!isLink || !isRecord(node.fields)) return childNodes(node).flatMap(linksInText)
  const { linkType, url, doc } = node.fields
  const text = childNodes(node)
    .map((child) => (typeof child.text === 'string' ? child.text : ''))
    .join('')
  if (linkType !== 'internal') return [{ text, href: typeof url === 'string' && url !== UNWRITTEN ? url : null }]
  return [{ text, relationship: isRecord(doc) ? (doc as unknown as LinkValue['relationship']) : null }]
}

function uploadsInText(node: unknown): unknown[] {
  if (!isRecord(node)) return []
  return node.type === 'upload' ? [node.value] : childNodes(node).flatMap(uploadsInText)
}
