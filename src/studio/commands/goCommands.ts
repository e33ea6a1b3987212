import { AppWindow, FileText, Keyboard, Layers, Menu, PanelRight, PanelTop, Redo, Search, Undo } from 'lucide-react'
import { focusRegion, stepRegion } from '../dom/regions'
import type { Command } from './command'
import type { StudioSession } from '../session/session'

export const goCommands: readonly Command[] = [
  {
    id: 'show-elements',
    label: 'Go to the elements',
    group: 'Go to',
    icon: Layers,
    shortcuts: ['mod+shift+l'],
    worksInInputs: true,
    enabled: () => true,
    run: ({ ui }) => {
      ui.setState({ leftTab: 'elements', focusMode: false })
      focusRegion('left')
    },
  },
  {
    id: 'go-to-frame',
    label: 'Go to the preview',
    group: 'Go to',
    icon: AppWindow,
    enabled: () => true,
    run: () => focusRegion('frame'),
  },
  {
    id: 'go-to-inspector',
    label: 'Go to the inspector',
    group: 'Go to',
    icon: PanelRight,
    enabled: ({ ui, store }) =>
      !ui.getState().focusMode || store.getState().selection.elements.length > 0 || 'focus mode hides it',
    run: () => focusRegion('inspector'),
  },
  {
    id: 'go-to-bar',
    label: 'Go to the top bar',
    group: 'Go to',
    icon: PanelTop,
    enabled: ({ ui }) => !ui.getState().focusMode || 'focus mode hides it',
    run: () => focusRegion('bar'),
  },
  {
    id: 'next-region',
    label: 'Go to the next part of the window',
    group: 'Go to',
    icon: Redo,
    shortcuts: ['f6'],
    worksInInputs: true,
    enabled: () => true,
    run: () => stepRegion(1),
  },
  {
    id: 'previous-region',
    label: 'Go to the previous part of the window',
    group: 'Go to',
    icon: Undo,
    shortcuts: ['shift+f6'],
    worksInInputs: true,
    enabled: () => true,
    run: () => stepRegion(-1),
  },
  {
    id: 'page-panel',
    label: 'Go to the page’s own fields',
    group: 'Go to',
    icon: FileText,
    enabled: () => true,
    run: ({ dispatch, ui }) => {
      dispatch({ type: 'selectElements', ids: [] })
      ui.setState({ focusMode: false })
      focusRegion('inspector')
    },
  },
]

export const helpCommands: readonly Command[] = [
  {
    id: 'element-menu',
    label: 'Menu of the element',
    group: 'Help',
    icon: Menu,
    shortcuts: ['shift+f10', 'contextmenu'],
    enabled: (session) => elementOfMenu(session) !== null || 'select an element first',
    run: (session) => openMenu(session),
  },
  {
    id: 'commands',
    label: 'Find a command, an element or a slice',
    group: 'Help',
    icon: Search,
    shortcuts: ['mod+k', 'mod+shift+p'],
    worksInInputs: true,
    enabled: () => true,
    run: ({ ui }) => ui.setState({ dialog: 'commands' }),
  },
  {
    id: 'shortcuts',
    label: 'Keyboard shortcuts',
    group: 'Help',
    icon: Keyboard,
    shortcuts: ['?', 'mod+/'],
    enabled: () => true,
    run: ({ ui }) => ui.setState({ dialog: 'shortcuts' }),
  },
]

/** The element that the keyboard's menu is of: the row in focus, else what is selected. */
function elementOfMenu({ store }: StudioSession): string | null {
  const { tree, selection } = store.getState()
  const focused = document.activeElement?.closest('[data-element-id]')?.getAttribute('data-element-id')
  const id = focused ?? selection.elements.at(-1)
  return id !== undefined && Object.hasOwn(tree.rows, id) ? id : null
}

/** Opens the menu below the element's row, or below the top of the preview when the row is out of sight. */
function openMenu(session: StudioSession): void {
  const element = elementOfMenu(session)
  if (element === null) return
  const row = document.querySelector(`[role=treeitem][data-element-id="${CSS.escape(element)}"]`)
  const anchor = row ?? document.querySelector('[data-voix-region=frame]')
  const { left, top, bottom } = anchor?.getBoundingClientRect() ?? new DOMRect()
  session.ui.setState({ menu: { element, x: left + 24, y: row ? bottom : top + 24 } })
}
