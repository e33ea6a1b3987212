interface Pressed {
  key: string
  keyCode?: number
  isComposing?: boolean
  /** React wraps the browser's event. */
  nativeEvent?: { keyCode?: number; isComposing?: boolean }
}

/**
 * Whether an input method handles the key, such as the Enter that accepts a Japanese word.
 * Safari sends that key after the composition, with `keyCode` 229.
 */
export function isComposing(event: Pressed): boolean {
  const { isComposing: isWithin, keyCode } = event.nativeEvent ?? event
  return isWithin === true || keyCode === 229
}

/** Returns the pressed key, or an empty text while an input method composes a word. */
export function pressedKey(event: Pressed): string {
  return isComposing(event) ? '' : event.key
}

/** Keeps an input method's Escape from closing dialogs and menus of packages. Returns a function that stops this. */
export function keepComposition(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) && event.key === 'Escape') event.stopPropagation()
  }
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}
