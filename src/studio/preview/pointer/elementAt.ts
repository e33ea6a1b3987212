/** The element that a node belongs to; of the overlay's own parts, the element that they stand for. */
export function elementAt(target: EventTarget | null): string | null {
  const node = target instanceof Element ? target.closest('[data-voix-element], [data-voix-of]') : null
  return node?.getAttribute('data-voix-element') ?? node?.getAttribute('data-voix-of') ?? null
}

/** Whether a node is part of the overlay and not of the page. */
export function isOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-voix-overlay]') !== null
}
