import { addAction } from '../../model'
import type { DragTarget, ItemInstance, TreeInstance } from '@headless-tree/core'
import { useEffect } from 'react'
import { ancestorsOf, canPlace, faultWords } from '../../../tree'
import type { Place } from '../../../tree/types'
import { draggedSlice, onSliceDrag } from '../../dom/sliceDrag'
import { useSession } from '../../session/session'
import { dropSlot } from './items'
import { useRefusal } from './useRefusal'

/** What may be dropped where in the element tree, and what a drop does: elements of the page, and slices of the palette. */
export function useTreeDrops() {
  const session = useSession()
  const { store, editor, dispatch, rules } = session
  const refuse = useRefusal()

  function placeAt(target: DragTarget<string>): Place | null {
    const slot = dropSlot({ key: target.item.getId(), tree: editor.getState().page.tree, rulesOf: rules().slice })
    return slot && { ...slot, index: 'insertionIndex' in target ? target.insertionIndex : Number.MAX_SAFE_INTEGER }
  }
  function canDrop(items: ItemInstance<string>[], target: DragTarget<string>): boolean {
    const place = placeAt(target)
    if (!place) return refuse('Nothing can stand inside it.')
    const { tree } = store.getState()
    const slice = draggedSlice()
    const moving = slice === null ? items.map((item) => item.getId()) : []
    const types = slice === null ? moving.flatMap((id) => tree.rows[id]?.blockType ?? []) : [slice]
    const above = place.parent === null ? [] : [place.parent, ...ancestorsOf(tree, place.parent)]
    if (above.some((id) => moving.includes(id))) return refuse('An element cannot stand inside of itself.')
    const answers = types.map((blockType) => canPlace(tree, { blockType, ...place, moving }, rules()))
    const refused = answers.find((answer) => !answer.allowed)
    return refuse(refused && !refused.allowed ? faultWords(refused.fault, session.slice) : null)
  }
  function onDrop(items: ItemInstance<string>[], target: DragTarget<string>): void {
    const place = placeAt(target)
    const slice = draggedSlice()
    if (!place) return
    if (slice !== null) dispatch(addAction({ blockType: slice, place, slice: session.slice }))
    else dispatch({ type: 'moveElement', ids: items.map((item) => item.getId()), place })
  }
  return { canDrop, onDrop }
}

/**
 * A slice of the palette is dragged like an item that does not stand in the tree yet. As an object from elsewhere the tree would not
 * ask what it may stand in until the drop, and would offer no place beside an element that takes nothing.
 */
export function useSliceDragOver(tree: TreeInstance<string>): void {
  useEffect(() => {
    const follow = (slice: string | null) =>
      tree.applySubStateUpdate('dnd', slice === null ? null : { draggedItems: [SLICE] })
    if (draggedSlice() !== null) follow(draggedSlice())
    return onSliceDrag(follow)
  }, [tree])
}

/** Below the last line a drop goes to the page's end, which the tree takes but does not show by itself. */
export function showDropAtEnd(tree: TreeInstance<string>): void {
  const { dnd } = tree.getState()
  const root = tree.getRootItem()
  const index = root.getChildren().length
  const at = { childIndex: index, insertionIndex: index, dragLineIndex: tree.getItems().length, dragLineLevel: 0 }
  const isShown =
    dnd?.dragTarget && 'dragLineIndex' in dnd.dragTarget && dnd.dragTarget.dragLineIndex === at.dragLineIndex
  if (!dnd?.draggedItems || isShown || !tree.getConfig().canDrop?.(dnd.draggedItems, { item: root })) return
  tree.getDataRef<{ lastDragCode?: string }>().current.lastDragCode = undefined
  tree.applySubStateUpdate('dnd', { draggedItems: dnd.draggedItems, dragTarget: { item: root, ...at } })
}

/** All that the tree asks of a dragged item. */
const SLICE = { getId: () => 'dragged slice', setFocused: () => {} } as unknown as ItemInstance<string>
