import type { SliceFieldInfo } from '../../model/boot'
import type { FrameSession } from '../frameSession'
import { nodesOf } from '../overlay/nodes'
import { fieldTypeOf } from '../../../slices'

/** A field of an element where it is shown. */
export interface Spot {
  element: string
  field: SliceFieldInfo
  /** The node that shows the field's plain text; `null` for what cannot be edited in place. */
  text: Text | null
}

type Session = Pick<FrameSession, 'slice' | 'store'>

/** The field that is shown where the pointer is. */
export function spotAt({ session, target }: { session: Session; target: EventTarget | null }): Spot | null {
  if (!(target instanceof Element)) return null
  const node = target.closest<HTMLElement>('[data-voix-field]')
  const owner = target.closest<HTMLElement>('[data-voix-element]')
  // A field that holds other elements (columns) is not what was pointed at.
  if (!node || !owner || node.closest('[data-voix-element]') !== owner) return null
  return spotOf({ session, node, owner })
}

/** The fields of an element that can be edited in place, in the page's order. */
export function spotsIn({ session, element }: { session: Session; element: string }): Spot[] {
  const owner = nodesOf(element)[0]
  if (!owner) return []
  return [owner, ...owner.querySelectorAll<HTMLElement>('[data-voix-field]')]
    .filter((node) => node.dataset.voixField !== undefined && node.closest('[data-voix-element]') === owner)
    .flatMap((node) => spotOf({ session, node, owner }) ?? [])
    .filter(({ text }) => text !== null)
}

function spotOf({ session, node, owner }: { session: Session; node: HTMLElement; owner: HTMLElement }): Spot | null {
  const element = owner.dataset.voixElement ?? ''
  const row = session.store.tree().rows[element]
  const field = row && session.slice(row.blockType)?.fields.find(({ name }) => name === node.dataset.voixField)
  if (!row || !field) return null
  const isBound = field.name in (row.element.modelQuery?.bind ?? {})
  const value = isBound ? null : textOf({ field, value: row[field.name] })
  return { element, field, text: value === null ? null : textNode({ node, owner, value }) }
}

/** The node with exactly the field's text: an icon beside it or a text made of several parts is left alone. */
function textNode({ node, owner, value }: { node: HTMLElement; owner: HTMLElement; value: string }): Text | null {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const isOwn = next.parentElement?.closest('[data-voix-element]') === owner
    if (isOwn && next instanceof Text && value.trim() !== '' && looksSame(next.data, value)) return next
  }
  return null
}

/** The plain text in a field's stored value: of a text, of a link. `null` for everything that is no plain text. */
export function textOf({ field, value }: { field: SliceFieldInfo; value: unknown }): string | null {
  return fieldTypeOf(field).inline?.read(value) ?? null
}

/** The stored value with another text in it. */
export function withText({ field, value, text }: { field: SliceFieldInfo; value: unknown; text: string }): unknown {
  return fieldTypeOf(field).inline?.write(value, text) ?? text
}

/** Whether two texts look the same on a page, where runs of white space are one space. */
export function looksSame(a: string, b: string): boolean {
  return collapse(a) === collapse(b)
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
