type Target = Window | Document | HTMLElement

type EventsOf<Of extends Target> = Of extends Window
  ? WindowEventMap
  : Of extends Document
    ? DocumentEventMap
    : HTMLElementEventMap

/** Listens to several events of one target. Returns its stop. */
export function listen<Of extends Target>(
  target: Of,
  listeners: { [Type in keyof EventsOf<Of>]?: (event: EventsOf<Of>[Type]) => unknown },
  options?: AddEventListenerOptions,
): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) target.addEventListener(type, listener, options)
  return () => {
    for (const [type, listener] of entries) target.removeEventListener(type, listener, options)
  }
}
