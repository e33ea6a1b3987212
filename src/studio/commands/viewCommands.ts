import {
  AppWindow,
  Contrast,
  Focus,
  Maximize,
  Minimize2,
  Palette,
  Proportions,
  Scan,
  UserRoundSearch,
  UserRoundX,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import { previewAddress } from '../dom/previewFrame'
import { nextZoom, shownScale } from '../dom/zoom'
import type { Zoom } from '../session/editorStore'
import { inGroup, type Command } from './command'

const breakpoints: Command[] = BREAKPOINT_NAMES.map((breakpoint, index) => ({
  id: `breakpoint-${breakpoint}`,
  label: breakpoint === 'default' ? 'Show at every size' : `Show from ${BREAKPOINTS[breakpoint]} px (${breakpoint})`,
  group: 'View',
  icon: Proportions,
  shortcuts: [String(index + 1)],
  enabled: ({ ui }) => ui.getState().breakpoint !== breakpoint || 'it is shown already',
  run: ({ ui }) => ui.setState({ breakpoint }),
}))

export const viewCommands: readonly Command[] = [
  ...breakpoints,
  ...inGroup('View', {
    'zoom-in': { label: 'Zoom in', icon: ZoomIn, shortcuts: ['plus', '='], ...zoomBy(1, 'it cannot be larger') },
    'zoom-out': { label: 'Zoom out', icon: ZoomOut, shortcuts: ['minus'], ...zoomBy(-1, 'it cannot be smaller') },
    'zoom-fit': { label: 'Zoom to fit', icon: Maximize, shortcuts: ['shift+1'], ...zoomTo('fit', 'it fits already') },
    'zoom-100': { label: 'Zoom to 100 %', icon: Scan, shortcuts: ['shift+0'], ...zoomTo(1, 'it is 100 % already') },
    'focus-mode': {
      label: 'Focus mode',
      icon: Focus,
      shortcuts: ['mod+.'],
      worksInInputs: true,
      run: ({ ui }) => ui.setState(({ focusMode }) => ({ focusMode: !focusMode })),
    },
    'open-preview': {
      label: 'Preview in a new window',
      icon: AppWindow,
      // Without an opener the browser can use a separate process, which does not slow down typing.
      run: ({ boot, ui }) => {
        const address = previewAddress(ui.getState().isAlone ? { ...boot, cameFrom: null } : boot)
        window.open(`${address}${address.includes('?') ? '&' : '?'}voix-sync`, '_blank', 'noopener')
      },
    },
    'leave-focus-mode': {
      label: 'Leave focus mode',
      icon: Minimize2,
      shortcuts: ['escape'],
      worksInInputs: true,
      enabled: ({ ui }) => ui.getState().focusMode || 'focus mode is off',
      run: ({ ui }) => ui.setState({ focusMode: false }),
    },
    'see-as-visitor': {
      label: 'See as visitor…',
      icon: UserRoundSearch,
      shortcuts: ['v'],
      run: ({ ui }) => ui.setState({ focusMode: false, dialog: 'visitor' }),
    },
    'see-as-editor': {
      label: 'See as editor again',
      icon: UserRoundX,
      shortcuts: ['escape'],
      enabled: ({ ui }) => ui.getState().visitor !== null || 'you see everything already',
      run: ({ ui }) => ui.setState({ visitor: null, dialog: null }),
    },
    'toggle-theme': { label: 'Light or dark', icon: Contrast, run: ({ toggleTheme }) => toggleTheme() },
    'theme-color': { label: 'Theme colour…', icon: Palette, run: ({ ui }) => ui.setState({ dialog: 'theme-color' }) },
  }),
]

function zoomBy(by: 1 | -1, reason: string): Pick<Command, 'enabled' | 'run'> {
  const next = () => nextZoom({ scale: shownScale(), by })
  return {
    enabled: () => next() !== null || reason,
    run: ({ ui }) => ui.setState(({ zoom }) => ({ zoom: next() ?? zoom })),
  }
}

function zoomTo(zoom: Zoom, reason: string): Pick<Command, 'enabled' | 'run'> {
  return { enabled: ({ ui }) => ui.getState().zoom !== zoom || reason, run: ({ ui }) => ui.setState({ zoom }) }
}
