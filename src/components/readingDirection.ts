/** Whether the text of a node runs from right to left. */
export function isRightToLeft(node: Element): boolean {
  return getComputedStyle(node).direction === 'rtl'
}

/**
 * Returns 1 for the arrow key that moves forward in reading direction, -1 for the one that moves back, and 0 for other
 * keys.
 */
export function arrowStep({ key, node }: { key: string; node: Element }): -1 | 0 | 1 {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return 0
  return (key === 'ArrowLeft') === isRightToLeft(node) ? 1 : -1
}
