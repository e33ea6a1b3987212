import { fieldTypeOf } from '../../slices'
import type { LinkValue } from '../../slices/types'
import { childrenOf, elementName, fieldsOff, isRecord, type Row, shownFieldsOf, traverse, type Tree } from '../../tree'
import type { SliceFieldInfo } from '../model/boot'
import type { Names } from './names'

/** Something that an editor may want to know before visitors see the page. Nothing here forbids to publish it. */
export interface Concern {
  /** The element that it is about; `null`: the page. */
  element: string | null
  /** Of the element. */
  name: string
  text: string
}

/** A link of the page, and the element that holds it. */
export interface PlacedLink {
  element: string
  name: string
  link: LinkValue
}

interface Input {
  tree: Tree
  slice: Names['slice']
}

/** What the page itself tells: it is empty, an element waits for its picture, a link leads nowhere. */
export function concernsOfPage(input: Input): Concern[] {
  const shown = shownRows(input.tree)
  if (shown.length === 0) return [{ element: null, name: 'The page', text: 'has no elements that visitors could see.' }]
  return [
    ...shown.flatMap((row) => (lacksPicture(row, input) ? [concern(row, input, 'has no picture yet.')] : [])),
    ...linksOfPage(input)
      .filter(({ link }) => link.text && !link.href && !link.relationship)
      .map(({ element, name, link }) => ({ element, name, text: `the link “${link.text}” has no address yet.` })),
  ]
}

/** All links that visitors see, in the order of the page. What a query fills in is not known here. */
export function linksOfPage(input: Input): PlacedLink[] {
  return shownRows(input.tree).flatMap((row) => {
    const values = shownFieldsOf(row)
    const links = fieldsOf(row, input).flatMap((field) => linksIn(field, values[field.name]))
    return links.map((link) => ({ element: row.id, name: elementName(row, input.slice), link }))
  })
}

/** A link that visitors would follow to nothing. */
export function concernOfDeadLink({ element, name, link }: PlacedLink): Concern {
  const target = link.href ? `${link.href}, where there is nothing` : 'a page that is not published'
  return { element, name, text: `${link.text ? `the link “${link.text}”` : 'a link'} leads to ${target}.` }
}

function concern(row: Row, { slice }: Input, text: string): Concern {
  return { element: row.id, name: elementName(row, slice), text }
}

/** Switched off elements, and what stands inside of them, are nobody's concern. */
function shownRows(tree: Tree): Row[] {
  const rows: Row[] = []
  traverse(tree, (row) => {
    if (!row.element.enabled) return false
    rows.push(row)
  })
  return rows
}

/** The fields whose values stand in the element. */
function fieldsOf(row: Row, { slice }: Input): readonly SliceFieldInfo[] {
  return row.element.modelQuery ? [] : (slice(row.blockType)?.fields ?? [])
}

/** Whether an element that shows nothing else could show a picture and has none. A field that is switched off is not waited for. */
function lacksPicture(row: Row, input: Input): boolean {
  const off = fieldsOff(row)
  const pictures = fieldsOf(row, input).filter((field) => isPicture(field) && !off.includes(field.name))
  const isFilled = childrenOf(input.tree, row.id).length > 0
  return pictures.length > 0 && !isFilled && pictures.every(({ name }) => !hasPicture(row[name]))
}

function isPicture(field: SliceFieldInfo): boolean {
  const { type } = fieldTypeOf(field)
  return type === 'media' || (type === 'image' && !field.anyFile)
}

function hasPicture(value: unknown): boolean {
  return Array.isArray(value) ? value.some((entry) => isRecord(entry) && Boolean(entry.media)) : Boolean(value)
}

function linksIn(field: SliceFieldInfo, value: unknown): LinkValue[] {
  switch (fieldTypeOf(field).type) {
    case 'link':
      return isRecord(value) ? [asShown(value)] : []
    case 'list': {
      const rows = Array.isArray(value) ? value.filter(isRecord) : []
      return rows.flatMap((row) => field.fields.flatMap((inner) => linksIn(inner, row[inner.name])))
    }
    case 'wysiwyg':
      return isRecord(value) ? linksInText(value.root) : []
    default:
      return []
  }
}

/** Of its two targets a link keeps both, and leads to the one of its mode. */
function asShown({ mode, text, href, relationship }: LinkValue): LinkValue {
  return mode === 'href'
    ? { text, href }
    : mode === 'relationship'
      ? { text, relationship }
      : { text, href, relationship }
}

function linksInText(node: unknown): LinkValue[] {
  if (!isRecord(node)) return []
  const children = Array.isArray(node.children) ? node.children.filter(isRecord) : []
  if (node.type !== 'link' || !isRecord(node.fields)) return children.flatMap(linksInText)
  const { linkType, url, doc } = node.fields
  const text = children.map((child) => (typeof child.text === 'string' ? child.text : '')).join('')
  // Payload's dialog begins with a link that has no more than this, and leaves it when it is closed.
  if (linkType !== 'internal') return [{ text, href: typeof url === 'string' && url !== 'https://' ? url : null }]
  return [{ text, relationship: isRecord(doc) ? (doc as unknown as LinkValue['relationship']) : null }]
}
