/** A rectangle in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The box around boxes; those without an area do not count. */
export function around(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter(({ left, top, right, bottom }) => right > left && bottom > top)
  if (seen.length === 0) return null
  return {
    left: Math.min(...seen.map((box) => box.left)),
    top: Math.min(...seen.map((box) => box.top)),
    right: Math.max(...seen.map((box) => box.right)),
    bottom: Math.max(...seen.map((box) => box.bottom)),
  }
}

/** Whether two boxes stand in one line: most of the lower one's height is beside the other. */
export function areBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const isApart = a.right <= b.left + 1 || b.right <= a.left + 1
  return isApart && shared > Math.min(a.bottom - a.top, b.bottom - b.top) / 2
}

/** Gives a node the size and place of a box; hidden where there is none. Writes only: nothing is measured here. */
export function placeAt(node: HTMLElement, box: Box | null): void {
  node.hidden = box === null
  if (!box) return
  node.style.transform = `translate(${box.left}px, ${box.top}px)`
  node.style.width = `${box.right - box.left}px`
  node.style.height = `${box.bottom - box.top}px`
}

/** The box seen from another origin. */
export function relativeTo(box: Box, { left, top }: { left: number; top: number }): Box {
  return { left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }
}
