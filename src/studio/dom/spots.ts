import { around, type Box } from './box'
import { findPreviewFrame } from './previewFrame'

/** The nodes of an element: a query element has one per document, most have one. */
export function elementNodes(id: string, place: Document = document): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(`[data-voix-element="${CSS.escape(id)}"]`)].flatMap(boxedNodes)
}

/** The nodes whose boxes are an element's: a shared section's own node has none, but what stands in it. */
export function boxedNodes(node: HTMLElement): HTMLElement[] {
  return hasNoBox(node) ? ([...node.children] as HTMLElement[]).flatMap(boxedNodes) : [node]
}

/** Islands and shared sections: what stands in them lies as if it stood there itself. */
export function hasNoBox(node: Element): boolean {
  return node instanceof HTMLElement && node.style.display === 'contents'
}

interface Point {
  x: number
  y: number
}

/** A point in shares of a box; of one beside it, the nearest within. */
export function shareOf({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  const within = (share: number) => Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0))
  return { x: within((x - left) / (right - left)), y: within((y - top) / (bottom - top)) }
}

/** Where a share of a box is. */
export function pointIn({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: left + (right - left) * x, y: top + (bottom - top) * y }
}

/** The box of an element of the studio's preview in the studio's window; `null` where nothing of it is shown. */
export function boxInWindow(id: string): Box | null {
  const frame = findPreviewFrame()
  const page = frame?.contentDocument
  if (!frame || !page) return null
  const box = around(elementNodes(id, page).map((node) => node.getBoundingClientRect()))
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1
  if (!box) return null
  return {
    left: left + box.left * scale,
    top: top + box.top * scale,
    right: left + box.right * scale,
    bottom: top + box.bottom * scale,
  }
}
