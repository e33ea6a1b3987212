export interface OpenerProps {
  /** DOM id of the dialog. */
  target: string
  mode: 'automatic' | 'on-click' | 'always-show'
  seconds: number
}

/** Opens the dialog on clicks on links to its id, and automatically if its mode says so. */
export default function openPopup(island: HTMLElement, { target, mode, seconds }: OpenerProps): (() => void) | void {
  const dialog = island.querySelector('dialog')
  if (!dialog) return
  const show = () => !dialog.open && dialog.showModal()
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(`a[href$="#${target}"]`) : null
    if (!link) return
    event.preventDefault()
    show()
  }
  const onDialogClick = (event: MouseEvent) => {
    const isClose = event.target instanceof Element && event.target.closest('[data-close]') !== null
    if (isClose || event.target === dialog) dialog.close()
  }
  document.addEventListener('click', onClick)
  dialog.addEventListener('click', onDialogClick)
  // The visitor followed a link to it before this script ran.
  if (location.hash === `#${target}`) show()
  const timer = opensByItself({ target, mode }) ? setTimeout(show, seconds * 1000) : undefined
  return () => {
    document.removeEventListener('click', onClick)
    dialog.removeEventListener('click', onDialogClick)
    clearTimeout(timer)
  }
}

/**
 * Whether the popup opens without a click. An automatic one opens once per visitor, or once per view if the browser
 * blocks its storage.
 */
function opensByItself({ target, mode }: Pick<OpenerProps, 'target' | 'mode'>): boolean {
  if (mode === 'on-click') return false
  if (mode === 'always-show') return true
  try {
    const key = `voix:popup:${target}`
    if (localStorage.getItem(key)) return false
    localStorage.setItem(key, '1')
    return true
  } catch {
    return true
  }
}
