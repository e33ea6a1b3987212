interface Pressed {
  key: string
  keyCode?: number
  isComposing?: boolean
  /** React's events keep the browser's. */
  nativeEvent?: { keyCode?: number; isComposing?: boolean }
}

/**
 * Whether a key belongs to an input method that composes a word: the Enter that takes a Japanese word is none of the page's. Safari sends it after the
 * composition has ended, with 229 as its code.
 */
export function isComposing(event: Pressed): boolean {
  const { isComposing: isWithin, keyCode } = event.nativeEvent ?? event
  return isWithin === true || keyCode === 229
}

/** The key that a person pressed; empty while an input method composes a word. */
export function pressedKey(event: Pressed): string {
  return isComposing(event) ? '' : event.key
}

/** Keeps the Escape that takes back a composed word from dialogs and menus of packages, which would close. Returns its stop. */
export function keepComposition(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) && event.key === 'Escape') event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}
