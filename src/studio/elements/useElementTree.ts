import {
  dragAndDropFeature,
  hotkeysCoreFeature,
  renamingFeature,
  selectionFeature,
  syncDataLoaderFeature,
  type DragTarget,
  type ItemInstance,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ancestorsOf, changedIn, canPlace } from '../../tree'
import type { Place } from '../../tree/types'
import { draggedSlice, SLICE_DRAG_TYPE } from '../palette/sliceDrag'
import { useSession, useStudio, useUi } from '../state/session'
import { useRefusal } from './useRefusal'
import { canHoldItems, dropSlot, itemChildren, keysAbove, readItem, ROOT_ITEM } from './items'

/** Pages with more elements open folded: nobody reads a thousand lines at once. */
const UNFOLD_LIMIT = 120
export const INDENT = 16

/** The element tree: what it shows comes from the page, what it does goes through the session's edits. */
export function useElementTree({ scrollTo }: { scrollTo: (key: string) => void }) {
  const session = useSession()
  const { store, screen, edit, boot, rules } = session
  const selection = useStudio((state) => state.selection.elements)
  const children = useStudio((state) => state.tree.children)
  const layout = useStudio((state) => state.page.layout)
  const [expandedItems, setExpandedItems] = useState<string[]>(() => initiallyExpanded())

  const refuse = useRefusal()

  function source() {
    return { tree: screen.getState().tree, rulesOf: rules().slice }
  }
  function initiallyExpanded(): string[] {
    const { tree } = screen.getState()
    const ids = Object.keys(tree.rows)
    if (ids.length > UNFOLD_LIMIT) return []
    return ids.flatMap((id) => [id, ...itemChildren({ key: id, ...source() })])
  }
  function placeAt(target: DragTarget<string>): Place | null {
    const slot = dropSlot({ key: target.item.getId(), ...source() })
    return slot && { ...slot, index: 'insertionIndex' in target ? target.insertionIndex : Number.MAX_SAFE_INTEGER }
  }
  function mayDrop(items: ItemInstance<string>[], target: DragTarget<string>): boolean {
    const { rows } = store.getState().tree
    const moving = items.map((item) => item.getId())
    return isAllowed(target, { types: moving.flatMap((id) => rows[id]?.blockType ?? []), moving })
  }
  function mayAdd(target: DragTarget<string>): boolean {
    const blockType = draggedSlice()
    return blockType !== null && isAllowed(target, { types: [blockType], moving: [] })
  }
  function isAllowed(target: DragTarget<string>, { types, moving }: { types: string[]; moving: string[] }): boolean {
    const place = placeAt(target)
    if (!place) return false
    const above = place.parent === null ? [] : [place.parent, ...ancestorsOf(store.getState().tree, place.parent)]
    if (above.some((id) => moving.includes(id))) return refuse('An element cannot stand inside of itself.')
    const answers = types.map((blockType) => canPlace(store.getState().tree, { blockType, ...place, moving }, rules()))
    const refused = answers.find((answer) => !answer.allowed)
    return refuse(refused && !refused.allowed ? refused.message : null)
  }

  const tree = useTree<string>({
    rootItemId: ROOT_ITEM,
    dataLoader: {
      getItem: (key) => key,
      getChildren: (key) => itemChildren({ key, ...source() }),
    },
    features: [syncDataLoaderFeature, selectionFeature, hotkeysCoreFeature, dragAndDropFeature, renamingFeature],
    getItemName: (item) => nameOfItem(item.getId()),
    isItemFolder: (item) => canHoldItems({ key: item.getId(), ...source() }),
    indent: INDENT,
    canReorder: true,
    state: { expandedItems, selectedItems: [...selection] },
    setExpandedItems,
    setSelectedItems: (update) => {
      const next = typeof update === 'function' ? update([...store.getState().selection.elements]) : update
      edit.select({ ids: next.filter((key) => readItem(key).kind === 'element') })
    },
    scrollToItem: (item) => scrollTo(item.getId()),
    canRename: (item) => boot.canEdit && readItem(item.getId()).kind === 'element',
    onRename: (item, label) => edit.rename({ id: item.getId(), label }),
    canDrag: (items) => boot.canEdit && items.every((item) => readItem(item.getId()).kind === 'element'),
    canDrop: mayDrop,
    onDrop: (items, target) => {
      const place = placeAt(target)
      if (place) edit.move({ ids: items.map((item) => item.getId()), place })
    },
    canDragForeignDragObjectOver: (data, target) => data.types.includes(SLICE_DRAG_TYPE) && mayAdd(target),
    canDropForeignDragObject: (_data, target) => mayAdd(target),
    onDropForeignDragObject: (_data, target) => {
      const place = placeAt(target)
      const blockType = draggedSlice()
      if (place && blockType !== null) edit.add({ blockType, place })
    },
    hotkeys: {
      customSelect: { hotkey: 'Enter', handler: (_event, own) => own.setSelectedItems([own.getFocusedItem().getId()]) },
      customToggle: {
        hotkey: 'Space',
        preventDefault: true,
        handler: (_event, own) => own.setSelectedItems([own.getFocusedItem().getId()]),
      },
    },
  })

  function nameOfItem(key: string): string {
    const item = readItem(key)
    if (item.kind === 'root') return 'Page'
    if (item.kind === 'slot') return item.slot
    const row = screen.getState().tree.rows[item.id]
    return row ? row.blockName || (session.slice(row.blockType)?.label ?? row.blockType) : ''
  }

  const renaming = useUi((state) => state.renaming)
  useEffect(() => {
    if (renaming === null) return
    session.ui.setState({ renaming: null })
    scrollTo(renaming)
    tree.getItemInstance(renaming).setFocused()
    tree.getItemInstance(renaming).startRenaming()
  }, [renaming, scrollTo, session, tree])

  const shape = useMemo(() => ({ children, layout }), [children, layout])
  useEffect(() => tree.rebuildTree(), [shape, tree])

  const known = useRef(screen.getState().tree.rows)
  useEffect(() => {
    const { rows } = screen.getState().tree
    const added = changedIn(known.current, rows).filter((id) => !Object.hasOwn(known.current, id))
    known.current = rows
    // What was just pasted or wrapped is shown with what stands in it.
    if (added.length === 0 || added.length > UNFOLD_LIMIT) return
    const opened = added.flatMap((id) => [
      id,
      ...itemChildren({ key: id, tree: screen.getState().tree, rulesOf: rules().slice }),
    ])
    setExpandedItems((now) => [...new Set([...now, ...opened])])
  }, [children, rules, screen])

  const selected = selection.at(-1)
  useEffect(() => {
    if (selected === undefined) return
    const above = keysAbove({ id: selected, tree: screen.getState().tree, rulesOf: rules().slice })
    setExpandedItems((now) => (above.every((key) => now.includes(key)) ? now : [...new Set([...now, ...above])]))
    scrollTo(selected)
    const focused = tree.getState().focusedItem
    if (focused == null || !screen.getState().selection.elements.includes(focused))
      tree.getItemInstance(selected).setFocused()
  }, [children, rules, scrollTo, selected, screen, tree])
  useEffect(() => tree.rebuildTree(), [expandedItems, tree])

  return { tree, nameOfItem }
}
