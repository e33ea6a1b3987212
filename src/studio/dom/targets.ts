/** Whether what somebody types or pastes there belongs to a field. Elements of the frame are of another window's classes. */
export function isTextTarget(target: EventTarget | null): boolean {
  if (!isNode(target)) return false
  const isInput = target.matches('input, textarea, select, [role="textbox"], [role="combobox"]')
  return isInput || target.isContentEditable || isTextBar(target)
}

const TEXT_BAR = '[data-voix-rich-bar]'

/** Whether it is a part of the bar at a rich text that is edited where it stands. */
export function isTextBar(target: EventTarget | null): boolean {
  return isNode(target) && target.closest(TEXT_BAR) !== null
}

/** Goes to the bar at the text that is being edited, to the button that was used there last. */
export function focusTextBar(): void {
  document.querySelector<HTMLElement>(`${TEXT_BAR} [tabindex="0"]`)?.focus()
}

/** Whether a dialog or a menu is in charge of the keyboard. */
export function isInDialog(target: EventTarget | null): boolean {
  return isNode(target) && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], dialog') !== null
}

/** Whether the focus is in the tree, at the frame or nowhere: there a key means the selected elements. */
export function isOnPage(target: EventTarget | null): boolean {
  const region = isNode(target) && target.closest('[data-voix-region]')
  return (
    !region ||
    region.matches('[data-voix-region="frame"]') ||
    target.closest('[role="tree"], [role="treeitem"]') !== null
  )
}

/** Whether an open list hangs on the field: Escape and arrows are the list's. */
export function hasOpenList(target: EventTarget | null): boolean {
  return isNode(target) && target.matches('[aria-expanded="true"][role="combobox"], [aria-expanded="true"] input')
}

/** Whether what is typed there is no part of the page yet (a search, a label being written): the browser undoes it, not the page's history. */
export function hasOwnUndo(target: EventTarget | null): boolean {
  return isTextTarget(target) && isNode(target) && target.closest('[data-voix-region="left"]') !== null
}

function isNode(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'closest' in target && 'isContentEditable' in target
}

/** What makes a link of the words that are selected in the rich text in focus, or chooses where the link in focus leads; `null`: neither has it. */
export function linkButton(): HTMLElement | null {
  const link = document.activeElement?.closest('[data-link-field]')
  if (link) return link.querySelector('[data-leads-to]:not([disabled])')
  const text = document.activeElement?.closest('[data-rich-text]')
  const button = text?.querySelector<HTMLElement>('[data-button-key="link"]') ?? null
  // Of words that are a link already the button would take it away.
  return button?.classList.contains('active') ? (text?.querySelector<HTMLElement>('.link-edit') ?? null) : button
}
