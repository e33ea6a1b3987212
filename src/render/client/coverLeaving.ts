import { EXTERNAL_LOADER_MS, showLoader } from './loaderOverlay'

/** How {@link coverLeaving} covers the page. */
export interface LeavingOptions {
  /** What a screen reader says, in the page's language. Default `Loading`. */
  label?: string
}

/** In milliseconds. A page that comes sooner needs no loader. */
const PATIENCE_MS = 400

/**
 * Shows the loader if a link that is followed or a form that is sent inside `element` takes a while to lead to another page. It hides after
 * 10 seconds, as on every way to another site. Returns a function that ends it.
 */
export function coverLeaving(element: HTMLElement, { label }: LeavingOptions = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => showLoader({ hideAfter: EXTERNAL_LOADER_MS, ...(label ? { label } : {}) }), PATIENCE_MS)
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !event.defaultPrevented && isPlain(event) && leavesPage(link)) wait()
  }
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) wait()
  }
  const stopWaiting = () => clearTimeout(timer)
  element.addEventListener('click', onClick)
  element.addEventListener('submit', onSubmit)
  addEventListener('pagehide', stopWaiting)
  return () => {
    stopWaiting()
    element.removeEventListener('click', onClick)
    element.removeEventListener('submit', onSubmit)
    removeEventListener('pagehide', stopWaiting)
  }
}

/** Not into another tab or window. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}

function leavesPage({ target, protocol, download, hash, href }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && href.split('#')[0] === location.href.split('#')[0]
  return (target === '' || target === '_self') && protocol.startsWith('http') && download === '' && !isHere
}
