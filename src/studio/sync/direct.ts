import type { Message } from '.'

/** The name of the event that carries a message from a studio to the window of its own frame. */
const EVENT = 'voix-message'

/**
 * Hands a message to a window of the same origin at once. The broadcast of the same message comes a picture later: the browser draws
 * what an event changed before it looks at the next message, so a keystroke would be in the inspector before it is in the preview.
 */
export function postDirectly(target: Window, message: Message): void {
  // Nothing that the other window does to its own may change what the studio holds.
  target.dispatchEvent(new CustomEvent(EVENT, { detail: structuredClone(message) }))
}

/** Calls back with whatever comes to a window that way, valid or not. Answers the end. */
export function onDirectMessage(target: Window, listen: (message: unknown) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<unknown>).detail)
  target.addEventListener(EVENT, hear)
  return () => target.removeEventListener(EVENT, hear)
}
