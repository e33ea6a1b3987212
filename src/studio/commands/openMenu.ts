import type { StudioSession } from '../session/session'

/** The element that the keyboard's menu is of: the row in focus, else what is selected. */
export function elementOfMenu({ store }: StudioSession): string | null {
  const { tree, selection } = store.getState()
  const focused = document.activeElement?.closest('[data-element-id]')?.getAttribute('data-element-id')
  const id = focused ?? selection.elements.at(-1)
  return id !== undefined && Object.hasOwn(tree.rows, id) ? id : null
}

/** Opens the menu below the element's row, or below the top of the preview when the row is out of sight. */
export function openMenu(session: StudioSession): void {
  const element = elementOfMenu(session)
  if (element === null) return
  const row = document.querySelector(`[role=treeitem][data-element-id="${CSS.escape(element)}"]`)
  const anchor = row ?? document.querySelector('[data-voix-region=frame]')
  const { left, top, bottom } = anchor?.getBoundingClientRect() ?? new DOMRect()
  session.ui.setState({ menu: { element, x: left + 24, y: row ? bottom : top + 24 } })
}
