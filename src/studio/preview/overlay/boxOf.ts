import { around, type Box } from './box'

/** The nodes of an element: a query element has one per document, most have one. */
export function nodesOf(id: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-voix-element="${CSS.escape(id)}"]`)]
}

/** The box around all nodes of an element, in the window's coordinates; `null` when nothing of it is shown. */
export function boxOf(id: string): Box | null {
  return around(nodesOf(id).map((node) => node.getBoundingClientRect()))
}
