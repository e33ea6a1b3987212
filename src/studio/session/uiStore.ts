import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Breakpoint, Place, Violation } from '../../tree/types'

/** A zoom factor, or as large as the pane allows. */
export type Zoom = 'fit' | number

/** The dialogs that commands open. */
export type DialogName =
  'commands' | 'shortcuts' | 'add-inside' | 'replace' | 'move-to' | 'move-into' | 'set-slot' | 'theme-color'

/** An open context menu: its element, and the point of the window where it stands. */
export interface MenuAt {
  element: string
  x: number
  y: number
}

/** How the studio looks. Nothing here belongs to the page. */
export interface UiState {
  breakpoint: Breakpoint
  zoom: Zoom
  leftTab: 'elements' | 'add'
  inspectorTab: string
  /** Of the page panel. */
  pageTab: string
  /** Hides all but the frame and the selected element's fields. */
  focusMode: boolean
  /** The place that the palette adds at, chosen by "add inside" and the like; `null`: at the selection. */
  palettePlace: Place | null
  hovered: string | null
  dialog: DialogName | null
  menu: MenuAt | null
  /** The element whose label is being written in the tree. */
  renaming: string | null
  /** Elements that the site skips, with the reason. */
  violations: ReadonlyMap<string, Violation>
}

export type UiStore = StoreApi<UiState>

export function createUiStore(): UiStore {
  return createStore<UiState>(() => ({
    breakpoint: 'xl',
    zoom: 'fit',
    leftTab: 'elements',
    inspectorTab: 'content',
    pageTab: 'page',
    focusMode: false,
    palettePlace: null,
    hovered: null,
    dialog: null,
    menu: null,
    renaming: null,
    violations: new Map(),
  }))
}
