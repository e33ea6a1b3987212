import type { SliceFieldInfo } from '../../model/boot'
import type { FrameSession } from '../frameSession'
import { elementAt, fieldNodesOf } from '../overlay/nodes'
import { fieldTypeOf } from '../../../slices'
import { fillingOf } from '../../../tree'
import { findRich } from './rich/findRich'

/** A field of an element where it is shown. */
export interface Spot {
  element: string
  field: SliceFieldInfo
  /** The node that shows the field's plain text, or the one around the blocks of its rich text; `null` for what cannot be edited in place. */
  shown: Text | HTMLElement | null
}

type Session = Pick<FrameSession, 'slice' | 'store'>

/** The field that is shown where the pointer is. */
export function spotAt({ session, target }: { session: Session; target: EventTarget | null }): Spot | null {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-voix-field]') : null
  // A field that holds other elements (columns) is not what was pointed at.
  return node && elementAt(node) === elementAt(target) ? spotOf({ session, node }) : null
}

/** The texts of an element that can be edited, in the page's order: in place, or, rich ones that are shown in a way of their own, in the inspector. */
export function spotsIn({ session, element }: { session: Session; element: string }): Spot[] {
  return fieldNodesOf(element)
    .flatMap((node) => spotOf({ session, node }) ?? [])
    .filter(({ field, shown }) => shown !== null || isRich(field))
}

function spotOf({ session, node }: { session: Session; node: HTMLElement }): Spot | null {
  const element = elementAt(node) ?? ''
  const { rows } = session.store.tree()
  const row = rows[element]
  const field = row && session.slice(row.blockType)?.fields.find(({ name }) => name === node.dataset.voixField)
  if (!row || !field) return null
  const isBound = field.name in (fillingOf(row, (id) => rows[id])?.bind ?? {})
  return { element, field, shown: isBound ? null : shownIn({ node, element, field, value: row[field.name] }) }
}

/** Whether a field holds rich text. */
export function isRich(field: SliceFieldInfo): boolean {
  return fieldTypeOf(field).type === 'wysiwyg'
}

function shownIn({
  node,
  element,
  field,
  value,
}: Pick<Spot, 'element' | 'field'> & { node: HTMLElement; value: unknown }): Spot['shown'] {
  if (isRich(field)) return findRich({ node, value })?.node ?? null
  const text = textOf({ field, value })
  return text === null ? null : textNode({ node, element, value: text })
}

/** The node with exactly the field's text: an icon beside it or a text made of several parts is left alone. */
function textNode({ node, element, value }: { node: HTMLElement; element: string; value: string }): Text | null {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  for (let next = walker.nextNode(); next; next = walker.nextNode()) {
    const isOwn = elementAt(next.parentElement) === element
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
