const MENUS = '.popup-button:not([aria-label])'
const NAMELESS = '.ContentEditable__root:not([aria-label]), .rs__input:not([aria-label])'

/**
 * Payload ties no label to its rich text editor and its select boxes, and none to the menus of lists. This names them, after the label
 * above them, so that a screen reader can tell them apart. Answers its stop.
 */
export function nameFormParts(form: HTMLElement): () => void {
  const name = () => {
    for (const input of form.querySelectorAll(NAMELESS)) {
      const label = input.closest('.field-type')?.querySelector('.field-label')?.textContent?.trim()
      input.setAttribute('aria-label', label || 'Value')
    }
    for (const button of form.querySelectorAll(MENUS)) {
      const isOfRow = button.closest('.collapsible__toggle-wrap, .array-field__row') !== null
      button.setAttribute('aria-label', isOfRow ? 'Actions of the row' : 'Actions of the list')
    }
  }
  name()
  const observer = new MutationObserver(name)
  observer.observe(form, { childList: true, subtree: true })
  return () => observer.disconnect()
}
