import { elementNodes } from '../../dom/spots'
import { around, type Box } from '../../dom/box'

/** The box around all nodes of an element, in the window's coordinates; `null` when nothing of it is shown. */
export function boxOf(id: string): Box | null {
  return around(elementNodes(id).map((node) => node.getBoundingClientRect()))
}

/** The element that a node belongs to; of the overlay's own parts, the element that they stand for. */
export function elementAt(target: EventTarget | null): string | null {
  const node = target instanceof Element ? target.closest('[data-voix-element], [data-voix-of]') : null
  return node?.getAttribute('data-voix-of') ?? node?.getAttribute('data-voix-element') ?? null
}

/** The nodes that show fields of an element, in the page's order, without those of what stands inside of it. `field`: of that one alone. */
export function fieldNodesOf(id: string, field?: string): HTMLElement[] {
  const name = field === undefined ? '' : `="${CSS.escape(field)}"`
  const own = [`[data-voix-element="${CSS.escape(id)}"]`, `[data-voix-of="${CSS.escape(id)}"]`]
  const found = own.flatMap((node) => [`${node}[data-voix-field${name}]`, `${node} [data-voix-field${name}]`])
  return [...document.querySelectorAll<HTMLElement>(found.join())].filter((node) => elementAt(node) === id)
}

/** Whether a node is part of the overlay and not of the page. */
export function isOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-voix-overlay]') !== null
}

/** What marks a rich text that is being edited: what stands in it is not all editable. */
export const EDITED = 'data-voix-edited'

/** Where a text is being edited, clicks place the caret. */
export function isEdited(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(`[${EDITED}]`) !== null)
}
