import {
  AppWindow,
  CircleCheck,
  FileText,
  Keyboard,
  Layers,
  Menu,
  PanelRight,
  PanelTop,
  Redo,
  Search,
  Undo,
} from 'lucide-react'
import { focusRegion, stepRegion } from '../dom/regions'
import { inGroup } from './command'
import type { StudioSession } from '../session/session'

export const goCommands = inGroup('Go to', {
  'show-elements': {
    label: 'Go to the elements',
    icon: Layers,
    shortcuts: ['mod+shift+l'],
    worksInInputs: true,
    run: ({ ui }) => {
      ui.setState({ leftTab: 'elements', focusMode: false })
      focusRegion('left')
    },
  },
  'show-checks': {
    label: 'Go to the checks',
    icon: CircleCheck,
    run: ({ ui }) => {
      ui.setState({ leftTab: 'checks', focusMode: false })
      focusRegion('left')
    },
  },
  'go-to-frame': { label: 'Go to the preview', icon: AppWindow, run: () => focusRegion('frame') },
  'go-to-inspector': {
    label: 'Go to the inspector',
    icon: PanelRight,
    enabled: ({ ui, store }) =>
      !ui.getState().focusMode || store.getState().selection.elements.length > 0 || 'focus mode hides it',
    run: () => focusRegion('inspector'),
  },
  'go-to-bar': {
    label: 'Go to the top bar',
    icon: PanelTop,
    enabled: ({ ui }) => !ui.getState().focusMode || 'focus mode hides it',
    run: () => focusRegion('bar'),
  },
  'next-region': {
    label: 'Go to the next part of the window',
    icon: Redo,
    shortcuts: ['f6'],
    worksInInputs: true,
    run: () => stepRegion(1),
  },
  'previous-region': {
    label: 'Go to the previous part of the window',
    icon: Undo,
    shortcuts: ['shift+f6'],
    worksInInputs: true,
    run: () => stepRegion(-1),
  },
  'page-panel': {
    label: 'Go to the page’s own fields',
    icon: FileText,
    run: ({ dispatch, ui }) => {
      dispatch({ type: 'selectElements', ids: [] })
      ui.setState({ focusMode: false })
      focusRegion('inspector')
    },
  },
})

export const helpCommands = inGroup('Help', {
  'element-menu': {
    label: 'Menu of the element',
    icon: Menu,
    shortcuts: ['shift+f10', 'contextmenu'],
    enabled: (session) => elementOfMenu(session) !== null || 'select an element first',
    run: (session) => openMenu(session),
  },
  commands: {
    label: 'Find a command, an element or a slice',
    icon: Search,
    shortcuts: ['mod+k', 'mod+shift+p'],
    worksInInputs: true,
    run: ({ ui }) => ui.setState({ dialog: 'commands' }),
  },
  shortcuts: {
    label: 'Keyboard shortcuts',
    icon: Keyboard,
    shortcuts: ['?', 'mod+/'],
    run: ({ ui }) => ui.setState({ dialog: 'shortcuts' }),
  },
})

/** Returns the element whose menu the keyboard opens: the focused row, otherwise the selected element. */
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
