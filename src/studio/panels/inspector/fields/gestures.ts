const EVENTS = ['keydown', 'pointerdown', 'input', 'paste', 'cut', 'drop'] as const

/** Keys that do nothing by themselves. */
const SILENT = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab'])

/** Whether an event may change a value: not a modifier, and not the studio's own undo and redo. */
function isGesture(event: Event): boolean {
  if (!(event instanceof KeyboardEvent)) return true
  const isHistory = (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())
  return !isHistory && !SILENT.has(event.key)
}

/**
 * Tells when a person does something that may change what stands in a node, before the node hears of it: in the node itself, or outside of
 * the studio, in a drawer or a menu of Payload's that may belong to it. Returns its stop.
 */
export function gestures({ within, onGesture }: { within: Element; onGesture: () => void }): () => void {
  const listen = (event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || !isGesture(event)) return
    if (within.contains(target) || !target.closest('[data-voix-studio]')) onGesture()
  }
  for (const name of EVENTS) document.addEventListener(name, listen, true)
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, listen, true)
  }
}
