import { fieldsOff, fillingOf, shownFieldsOf } from '../../../tree'
import type { SliceFieldInfo } from '../../model/boot'
import { pathKey } from '../../model/innerPath'
import type { FrameSession } from '../frameSession'
import { elementAt, fieldNodesOf } from '../overlay/nodes'
import { isEmptyText, isRich, looksSame, textOf, textsIn, type TextAddress } from './fieldText'
import { findPlaces, type Place } from './findPlaces'
import { findRich } from './rich/findRich'

/** A field of an element, or a text within one, where it is shown. What cannot be edited there has no node that shows it. */
export interface Spot extends TextAddress, Place {
  element: string
  field: SliceFieldInfo
  isEmpty: boolean
}

type Session = Pick<FrameSession, 'slice' | 'store'>

/** The element's own field that is shown where the pointer is. What stands in its rows is not looked for, which costs a render. */
export function spotAt({ session, target }: { session: Session; target: EventTarget | null }): Spot | null {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-voix-field]') : null
  // A field that holds other elements (columns) is not what was pointed at.
  return node && elementAt(node) === elementAt(target) ? spotOf({ session, node }) : null
}

/**
 * The texts of an element that can be edited, in the page's order, the empty ones where they would stand: in place, or, rich ones that are
 * shown in a way of their own, in the inspector. What the page hides at this width is not among them.
 */
export function spotsIn({ session, element }: { session: Session; element: string }): Spot[] {
  const { row, fields, bound } = readElement(session, element)
  if (!row) return []
  const own = fieldNodesOf(element).flatMap((node) => spotOf({ session, node }) ?? [])
  const direct = own.filter(({ shown }) => shown !== null)
  const values = shownFieldsOf(row)
  const off = [...bound, ...fieldsOff(row)]
  const texts = textsIn(
    fields.filter(({ name }) => !off.includes(name)),
    values,
  ).filter((text) => !direct.some((spot) => isSameText(spot, text)))
  const places = findPlaces({ session, element, values, texts })
  const found = texts.flatMap((text): Spot[] => {
    const place = places.get(text)
    const { name, at, field } = text
    return place ? [{ name, at, field, ...place, element, isEmpty: isEmptyText(text) }] : []
  })
  const elsewhere = own.filter(
    (spot) => spot.shown === null && isRich(spot.field) && !found.some((one) => isSameText(one, spot)),
  )
  return inPageOrder([...found, ...direct, ...elsewhere].filter(({ around }) => around.checkVisibility()))
}

/** Whether both are the text of one place in an element. */
export function isSameText(one: TextAddress, other: TextAddress): boolean {
  return one.name === other.name && pathKey(one.at) === pathKey(other.at)
}

function readElement({ slice, store }: Session, element: string) {
  const { rows } = store.tree()
  const row = rows[element]
  const filling = row && fillingOf(row, (id) => rows[id])
  return { row, fields: (row && slice(row.blockType)?.fields) ?? [], bound: Object.keys(filling?.bind ?? {}) }
}

function spotOf({ session, node }: { session: Session; node: HTMLElement }): Spot | null {
  const element = elementAt(node) ?? ''
  const { row, fields, bound } = readElement(session, element)
  const field = fields.find(({ name }) => name === node.dataset.voixField)
  if (!row || !field) return null
  const value = row[field.name]
  const isOthers = bound.includes(field.name) || !field.canUpdate
  const shown = isOthers ? null : shownIn({ node, element, field, value })
  const stand = isOthers || shown ? null : standIn({ node, field, value })
  const text = { field, isEmpty: isEmptyText({ field, value }) }
  return { ...text, element, name: field.name, at: [], around: node, stand, shown: shown ?? stand?.node ?? null }
}

interface Own {
  node: HTMLElement
  element: string
  field: SliceFieldInfo
  value: unknown
}

function shownIn({ node, element, field, value }: Own): Text | HTMLElement | null {
  if (isRich(field)) return findRich({ node, value })?.node ?? null
  const text = textOf({ field, value })
  return text === null ? null : textNode({ node, element, value: text })
}

/** An empty text whose node is there, and empty as well. */
function standIn({ node, field, value }: Omit<Own, 'element'>): (Place['stand'] & { node: Text }) | null {
  const isBare = node.childElementCount === 0 && node.textContent === ''
  if (!isBare || isRich(field) || textOf({ field, value })?.trim() !== '') return null
  return { node: document.createTextNode(''), parent: node, before: null }
}

/** The node with exactly the field's text: an icon beside it or a text made of several parts is left alone. */
function textNode({ node, element, value }: Omit<Own, 'field' | 'value'> & { value: string }): Text | null {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const isOwn = elementAt(next.parentElement) === element
    if (isOwn && next instanceof Text && value.trim() !== '' && looksSame(next.data, value)) return next
  }
  return null
}

/** Nodes that would stand at the same place keep their order, before what stands there. */
function inPageOrder(spots: readonly Spot[]): Spot[] {
  const places = new Map(spots.map((spot) => [spot, startOf(spot)]))
  const by = (one: Spot, other: Spot) => {
    const [a, b] = [places.get(one), places.get(other)]
    return a && b ? a.compareBoundaryPoints(Range.START_TO_START, b) : 0
  }
  return spots.toSorted(by)
}

function startOf({ stand, shown, around }: Spot): Range {
  const range = document.createRange()
  if (!stand) range.setStartBefore(shown ?? around)
  else if (stand.before) range.setStartBefore(stand.before)
  else range.setStart(stand.parent, stand.parent.childNodes.length)
  return range
}
