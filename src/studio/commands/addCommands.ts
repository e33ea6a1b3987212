import { ArrowDownToLine, ArrowUpToLine, FolderPlus, Plus } from 'lucide-react'
import { SECTION_SLICE } from '../../tree'
import type { Place } from '../../tree/types'
import { addAction } from '../model'
import { placeBeside } from '../model/placement/places'
import { slicesFor } from '../model/placement/slices'
import { focusSoon } from '../dom/regions'
import type { StudioSession } from '../session/session'
import { forEditors, forOne, forSelection, inGroup, selectedIds, selectedRow, slotNamesOf } from './command'

export const addCommands = inGroup('Add', {
  'show-palette': {
    label: 'Add a slice',
    icon: Plus,
    shortcuts: ['a'],
    enabled: forEditors(),
    // A chosen place (a slot in the tree) that still exists takes precedence.
    run: (session) => openPalette({ session, place: session.ui.getState().palettePlace }),
  },
  'add-before': {
    label: 'Add before',
    icon: ArrowUpToLine,
    enabled: forSelection(),
    run: (session) => openPalette({ session, place: beside(session, 'before') }),
  },
  'add-after': {
    label: 'Add after',
    icon: ArrowDownToLine,
    enabled: forSelection(),
    run: (session) => openPalette({ session, place: beside(session, 'after') }),
  },
  'add-inside': {
    label: 'Add inside',
    icon: FolderPlus,
    enabled: forOne((session, row) => slotNamesOf(session, row).length > 0 || 'nothing can stand inside it'),
    run: (session) => {
      const row = selectedRow(session)
      const [slot, another] = row ? slotNamesOf(session, row) : []
      if (another !== undefined) session.ui.setState({ dialog: 'add-inside' })
      else if (row && slot !== undefined) openPalette({ session, place: insideOf(row.id, slot) })
    },
  },
})

/** Shows the palette, ready to search, for a place: `null` means at the selection. Where a place takes one slice alone, it is added. */
export function openPalette({ session, place }: { session: StudioSession; place: Place | null }): void {
  const { boot, rules, store } = session
  const { tree } = store.getState()
  const [only, another] = place ? slicesFor({ slices: boot.slices, tree, rules: rules(), place }) : []
  if (place && only && !another) return addAt({ session, blockType: only.name, place })
  session.ui.setState({ leftTab: 'add', palettePlace: place, focusMode: false })
  focusSoon('[data-voix-region=left] input[type=search]')
}

/** The content of a new element: a slice, with values of a template or a section. */
export type NewElement = Omit<Parameters<typeof addAction>[0], 'place' | 'slice'>

type AddedElement = NewElement & { session: StudioSession; place: Place }

/** Adds an element. Its slice is then among those that the user used last. Returns whether it was added. */
export function addElement({ session, ...element }: AddedElement): boolean {
  const isAdded = session.dispatch(addAction({ ...element, slice: session.slice }))
  if (isAdded && element.blockType !== SECTION_SLICE) session.ownSlices.use(element.blockType)
  return isAdded
}

/** Adds a slice at the requested place and focuses the new element. */
export function addAt(element: AddedElement): void {
  const { store, ui } = element.session
  if (!addElement(element)) return
  const added = store.getState().selection.elements.at(-1)
  ui.setState({ palettePlace: null, leftTab: 'elements' })
  if (added !== undefined) focusSoon(`[role=treeitem][data-element-id="${CSS.escape(added)}"]`)
}

/** The last place in a slot. */
export function insideOf(parent: string | null, slot: string): Place {
  return { parent, slot, index: Number.MAX_SAFE_INTEGER }
}

function beside(session: StudioSession, side: 'before' | 'after'): Place | null {
  return placeBeside({ tree: session.store.getState().tree, ids: selectedIds(session), side })
}
