declare global {
  interface Window {
    /** The last click that nobody has answered yet; `null`: clicks are answered. */
    voixEarlyClick?: MouseEvent | null
  }
}

/** Stands in the document before everything else: a click before the frame's scripts run follows no link and is kept. */
export const KEEP_EARLY_CLICK = `document.addEventListener('click', function keep(event) {
  if (window.voixEarlyClick === null) return document.removeEventListener('click', keep, true)
  event.preventDefault()
  window.voixEarlyClick = event
}, true)`

/** The click that was kept, if there was one. From here on, whoever asks hears clicks by themselves. */
export function takeEarlyClick(): MouseEvent | null {
  const click = window.voixEarlyClick ?? null
  window.voixEarlyClick = null
  return click
}
