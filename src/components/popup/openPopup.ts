export interface OpenerProps {
  /** DOM id of the dialog. */
  target: string
  mode: 'automatic' | 'on-click' | 'always-show'
  seconds: number
}

/** Opens the dialog: for clicks on links to its name, and by itself when its mode says so. */
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
  // Its link was followed before this came.
  if (location.hash === `#${target}`) show()
  const timer = opensByItself({ target, mode }) ? setTimeout(show, seconds * 1000) : undefined
  return () => {
    document.removeEventListener('click', onClick)
    dialog.removeEventListener('click', onDialogClick)
    clearTimeout(timer)
  }
}

/** An automatic popup shows once per visitor; a browser that keeps nothing for us shows it once per view. */
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
