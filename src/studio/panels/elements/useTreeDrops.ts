import type { DragTarget, ItemInstance, TreeInstance } from '@headless-tree/core'
import { useEffect, useCallback, useRef } from 'react'
import { toast } from '@payloadcms/ui'
import { listen } from '../../dom/listen'
import { addElement } from '../../commands/addCommands'
import { ancestorsOf, canPlace, faultWords } from '../../../tree'
import type { Place } from '../../../tree/types'
import { draggedDetails, draggedSlice, onSliceDrag } from '../../dom/sliceDrag'
import { useSession } from '../../session/session'
import { dropSlot } from './items'

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
    if (slice !== null) addElement({ session, blockType: slice, place, ...draggedDetails() })
    else dispatch({ type: 'moveElement', ids: items.map((item) => item.getId()), place })
  }
  return { canDrop, onDrop }
}

/** A slice of the palette is dragged like an item of the tree, which would not ask what an object from elsewhere may stand in. */
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

/** Says why a drag could not end where the pointer was. Returns what is told of each place's refusal, and returns whether there is none. */
function useRefusal(): (reason: string | null) => boolean {
  const refused = useRef<string | null>(null)
  useEffect(() => {
    const onOver = ({ target }: DragEvent) => {
      if (!(target instanceof Element && target.closest('[role=tree]'))) refused.current = null
    }
    const onEnd = () => {
      if (refused.current !== null) toast.error(refused.current)
      refused.current = null
    }
    const stops = [listen(document, { dragover: onOver }, { capture: true }), listen(document, { dragend: onEnd })]
    return () => stops.forEach((stop) => stop())
  }, [])
  return useCallback((reason) => {
    refused.current = reason
    return reason === null
  }, [])
}
