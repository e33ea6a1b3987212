/** Calls back when what was rendered just now has been painted, and behind whatever else waits for that picture. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(() => setTimeout(work)))
}
