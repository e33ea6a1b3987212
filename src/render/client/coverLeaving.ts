import { EXTERNAL_LOADER_MS, showLoader } from './loaderOverlay'

/** Options of {@link coverLeaving}. */
export interface LeavingOptions {
  /** The text for screen readers, in the page's language. Default `Loading`. */
  label?: string
}

/** The delay in milliseconds before the loader shows. */
const PATIENCE_MS = 400

/**
 * Shows the loader if a link or form inside `element` takes a while to open another page. The loader hides after 10
 * seconds. Returns a cleanup function.
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

/** Whether the click stays in this tab. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}

function leavesPage({ target, protocol, download, hash, href }: HTMLAnchorElement): boolean {
  const isHere = hash !== '' && href.split('#')[0] === location.href.split('#')[0]
  return (target === '' || target === '_self') && protocol.startsWith('http') && download === '' && !isHere
}
