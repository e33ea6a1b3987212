import {
  dragAndDropFeature,
  type FeatureImplementation,
  hotkeysCoreFeature,
  renamingFeature,
  selectionFeature,
  syncDataLoaderFeature,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { changedIn, elementName, slotLabel } from '../../../tree'
import { insideOf } from '../../commands/addCommands'
import { focusRegion } from '../../dom/regions'
import { useEditor, useSession } from '../../session/session'
import { canHoldItems, changesSlots, itemChildren, keysAbove, readItem, ROOT_ITEM } from './items'
import { useSliceDragOver, useTreeDrops } from './useTreeDrops'

/** Pages with more elements open folded: nobody reads a thousand lines at once. */
const UNFOLD_LIMIT = 120
export const INDENT = 16

/** The element tree: what it shows comes from the page, what it does goes through the session's edits. */
export function useElementTree({ scrollTo }: { scrollTo: (key: string) => void }) {
  const session = useSession()
  const { store, editor, dispatch, boot, rules } = session
  const selection = useEditor((state) => state.page.selection.elements)
  const children = useEditor((state) => state.page.tree.children)
  const layout = useEditor((state) => state.page.page.layout)
  const [numbered, setNumbered] = useState(0)
  useEffect(
    () =>
      editor.subscribe(({ page: { tree } }, { page: before }) => {
        if (changesSlots({ before: before.tree, tree, rulesOf: rules().slice })) setNumbered((times) => times + 1)
      }),
    [editor, rules],
  )
  const [unfolded, setUnfolded] = useState<string[]>(() => initiallyUnfolded())
  // What holds nothing is not open: its lower edge is a place behind it, not inside of it.
  const expandedItems = useMemo(
    () => unfolded.filter((key) => itemChildren({ key, ...source() }).length > 0),
    [unfolded, children, layout, numbered],
  )

  const drops = useTreeDrops()
  const awaited = useRef<string | null>(null)
  const [focusWhenDrawn] = useState((): FeatureImplementation<string> => ({
    key: 'focus-when-drawn',
    treeInstance: {
      // The library waits half a second for the line and then goes to the first: a page that is still being drawn takes longer.
      updateDomFocus: ({ tree: { getConfig, getFocusedItem } }) => {
        const item = getFocusedItem()
        getConfig().scrollToItem?.(item)
        if (item.getElement()) item.getElement()?.focus()
        else awaited.current = item.getId()
      },
    },
  }))

  function source() {
    return { tree: editor.getState().page.tree, rulesOf: rules().slice }
  }
  function initiallyUnfolded(): string[] {
    const { tree } = editor.getState().page
    const ids = Object.keys(tree.rows)
    if (ids.length > UNFOLD_LIMIT) return []
    const isFolded = (id: string) => tree.rows[id]?.element.gui?.isCollapsed === true
    return ids.flatMap((id) => (isFolded(id) ? [] : [id, ...itemChildren({ key: id, ...source() })]))
  }
  /** A slot by itself is no element: it is where the palette adds and the clipboard pastes, until something else is selected. */
  function chooseSlot(keys: readonly string[]): void {
    const [item, another] = keys.map(readItem)
    if (item?.kind !== 'slot' || another || !boot.canEdit) return
    session.ui.setState({ palettePlace: insideOf(item.id, item.slot) })
  }

  const tree = useTree<string>({
    rootItemId: ROOT_ITEM,
    dataLoader: {
      getItem: (key) => key,
      getChildren: (key) => itemChildren({ key, ...source() }),
    },
    features: [
      syncDataLoaderFeature,
      selectionFeature,
      hotkeysCoreFeature,
      dragAndDropFeature,
      renamingFeature,
      focusWhenDrawn,
    ],
    getItemName: (item) => nameOfItem(item.getId()),
    isItemFolder: (item) => canHoldItems({ key: item.getId(), ...source() }),
    indent: INDENT,
    canReorder: true,
    state: { expandedItems, selectedItems: [...selection] },
    setExpandedItems: setUnfolded,
    setSelectedItems: (update) => {
      const next = typeof update === 'function' ? update([...store.getState().selection.elements]) : update
      dispatch({ type: 'selectElements', ids: next.filter((key) => readItem(key).kind === 'element') })
      chooseSlot(next)
    },
    scrollToItem: (item) => scrollTo(item.getId()),
    canRename: (item) => boot.canEdit && readItem(item.getId()).kind === 'element',
    onRename: (item, label) => {
      if (label !== nameOfItem(item.getId()))
        dispatch({ type: 'fieldUpdate', id: item.getId(), field: 'blockName', value: label })
    },
    canDrag: (items) => boot.canEdit && items.every((item) => readItem(item.getId()).kind === 'element'),
    ...drops,
    // Slices of the palette are items of the tree while they are dragged.
    canDragForeignDragObjectOver: () => false,
    hotkeys: {
      customSelect: { hotkey: 'Enter', handler: (_event, own) => own.setSelectedItems([own.getFocusedItem().getId()]) },
      customToggle: {
        hotkey: 'Space',
        preventDefault: true,
        handler: (_event, own) => own.setSelectedItems([own.getFocusedItem().getId()]),
      },
    },
  })

  useLayoutEffect(() => {
    const { focusedItem } = tree.getState()
    // The input of a label has taken the focus already, and would close if its line took it away.
    if (tree.isRenamingItem()) awaited.current = null
    const line =
      awaited.current === focusedItem && focusedItem != null && tree.getItemInstance(focusedItem).getElement()
    if (line) line.focus()
    if (line || awaited.current !== focusedItem) awaited.current = null
  })

  function nameOfItem(key: string): string {
    const item = readItem(key)
    if (item.kind === 'root') return 'Page'
    const row = editor.getState().page.tree.rows[item.id]
    if (item.kind === 'slot') return slotLabel(item.slot, session.slice(row?.blockType ?? '')?.rules)
    return row ? elementName(row, session.slice) : ''
  }

  const renaming = useEditor((state) => state.ui.renaming)
  useEffect(() => {
    if (renaming === null) return
    session.ui.setState({ renaming: null })
    scrollTo(renaming)
    tree.getItemInstance(renaming).setFocused()
    tree.getItemInstance(renaming).startRenaming()
  }, [renaming, scrollTo, session, tree])

  const shape = useMemo(() => ({ children, layout, numbered }), [children, layout, numbered])
  useEffect(() => tree.rebuildTree(), [shape, tree])

  const known = useRef(editor.getState().page.tree.rows)
  useEffect(() => {
    const { rows } = editor.getState().page.tree
    const added = changedIn(known.current, rows).filter((id) => !Object.hasOwn(known.current, id))
    known.current = rows
    // What was just pasted or wrapped is shown with what stands in it.
    if (added.length === 0 || added.length > UNFOLD_LIMIT) return
    const opened = added.flatMap((id) => [
      id,
      ...itemChildren({ key: id, tree: editor.getState().page.tree, rulesOf: rules().slice }),
    ])
    setUnfolded((now) => [...new Set([...now, ...opened])])
  }, [children, rules, editor])

  // A line that is removed takes the focus along without a word.
  const hasFocus = useRef(false)
  const focusProps = { onFocus: () => void (hasFocus.current = true), onBlur: () => void (hasFocus.current = false) }
  const selected = selection.at(-1)
  useEffect(() => {
    if (selected === undefined) {
      if (hasFocus.current && document.activeElement === document.body) focusRegion('left')
      return
    }
    const above = keysAbove({ id: selected, tree: editor.getState().page.tree, rulesOf: rules().slice })
    setUnfolded((now) => (above.every((key) => now.includes(key)) ? now : [...new Set([...now, ...above])]))
    scrollTo(selected)
    const focused = tree.getState().focusedItem
    if (focused != null && editor.getState().page.selection.elements.includes(focused)) return
    tree.getItemInstance(selected).setFocused()
    // Whoever works here by keys goes on at the selection: the line that had the focus may be gone.
    if (hasFocus.current) tree.updateDomFocus()
  }, [children, rules, scrollTo, selected, editor, tree])
  useEffect(() => tree.rebuildTree(), [expandedItems, tree])

  useSliceDragOver(tree)

  return { tree, nameOfItem, focusProps }
}
