'use client'

import type { ItemInstance } from '@headless-tree/core'
import { ChevronRight } from 'lucide-react'
import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { pressedKey } from '../../dom/pressedKey'
import { elementIcon } from '../../describe/elementIcon'
import { elementName, queryOf } from '../../../tree'
import { signsOf } from '../../describe/describeSigns'
import { markColor } from '../../describe/markColors'
import { firstWords, wordsWithin } from '../../describe/names'
import { useEditor, useSession } from '../../session/session'
import styles from './elements.module.css'
import { readItem } from './items'
import { queryWords, RowIcon, RowSigns } from './RowSigns'
import { INDENT } from './useElementTree'
import type { OtherWindow } from '../../model'
import { Avatar } from '../../ui/Avatar'
import people from '../../ui/collaboration.module.css'

interface Props {
  item: ItemInstance<string>
  name: string
  top: number
  /** What the tree knows of the line (`lineState`): a line renders again when it differs, not whenever the list does. */
  state: string
}

/** One line of the element tree: an element, or one slot of an element that has several. */
export const ElementRow = memo(function ElementRow({ item, name, top }: Props) {
  const session = useSession()
  const { ui } = session
  const key = item.getId()
  const of = readItem(key)
  const row = useEditor((state) => (of.kind === 'element' ? state.page.tree.rows[of.id] : undefined))
  const isChosen = useEditor(
    ({ ui: { palettePlace: place } }) => of.kind === 'slot' && place?.parent === of.id && place.slot === of.slot,
  )
  const violation = useEditor((state) => (of.kind === 'element' ? state.ui.violations.get(of.id) : undefined))
  const isUnseen = useEditor((state) => of.kind === 'element' && state.ui.unseen.has(of.id))
  const others = useOthersAt(row?.id)
  const label = row ? elementName(row, session.slice) : name
  // The words distinguish elements with the same name.
  const words = useEditor(({ page: { tree } }) => {
    if (!row) return ''
    const found = row.blockName ? wordsWithin({ row, tree, slice: session.slice }) : firstWords(row, session.slice)
    return found === label ? '' : found
  })
  const isOpen = countChildren(item) > 0 ? item.isExpanded() : null
  const { onClick: _folds, ...props } = item.getProps()
  const { slice, boot } = session
  const signs = row ? signsOf({ row, slice, audiences: boot.audiences, violation, isUnseen }) : []
  const query = (row && queryOf(row)?.collection) ?? null
  const notes = [query !== null && queryWords(query), ...signs.map(({ text }) => text)]

  const onClick = (event: MouseEvent) => {
    item.setFocused()
    if (event.shiftKey) return item.selectUpTo(event.ctrlKey || event.metaKey)
    if (event.ctrlKey || event.metaKey) item.toggleSelect()
    else item.getTree().setSelectedItems([key])
    // Selected before, it may have been scrolled away since.
    if (row) session.channel.tell({ type: 'show', element: row.id })
    item.getTree().getDataRef<{ selectUpToAnchorId?: string }>().current.selectUpToAnchorId = key
  }
  return (
    <div
      {...props}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isChosen || props['aria-selected']}
      aria-label={[label, words, ...notes, others.length > 0 && whoIsHere(others)].filter(Boolean).join(', ')}
      className={styles.row}
      data-drop-target={item.isUnorderedDragTarget() || undefined}
      data-color={row?.element.gui?.color}
      data-element-id={row?.id}
      data-off={row?.element.enabled === false || isUnseen || undefined}
      data-slot-row={of.kind === 'slot' || undefined}
      onClick={onClick}
      onContextMenu={(event) => {
        event.preventDefault()
        item.setFocused()
        event.currentTarget.focus()
        if (!row) return item.getTree().setSelectedItems([key])
        ui.setState({ menu: { element: row.id, x: event.clientX, y: event.clientY } })
      }}
      onDoubleClick={() => item.canRename() && item.startRenaming()}
      onMouseEnter={() => row && ui.setState({ hovered: row.id })}
      onMouseLeave={() => ui.setState({ hovered: null })}
      style={{
        transform: `translateY(${top}px)`,
        paddingLeft: 6 + item.getItemMeta().level * INDENT,
        ...({ '--voix-mark': markColor(row?.element.gui?.color) } as object),
      }}
    >
      <Twisty isOpen={isOpen} item={item} />
      {row && <RowIcon path={elementIcon(row, slice(row.blockType))} query={query} />}
      {item.isRenaming() ? (
        <input
          {...item.getRenameInputProps()}
          aria-label="Label"
          className={styles.rename}
          // Going elsewhere keeps what was typed; only Escape throws it away.
          onBlur={() => item.getTree().completeRenaming()}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={keepInside}
        />
      ) : (
        <span className={styles.label}>
          <span>{label}</span>
          {words && <small> {words}</small>}
        </span>
      )}
      <RowMarkers others={others} />
      <RowSigns signs={signs} />
    </div>
  )
})

/** Everything that a line shows of the tree's own state. */
export function lineState(item: ItemInstance<string>): string {
  const { level, posInSet, setSize } = item.getItemMeta()
  const flags = [
    item.isFocused(),
    item.isSelected(),
    item.isFolder(),
    item.isExpanded(),
    item.isRenaming(),
    item.isUnorderedDragTarget(),
    item.isDraggingOver(),
    item.isDragTarget(),
  ]
  const typed = item.isRenaming() ? item.getTree().getRenamingValue() : ''
  return [level, posInSet, setSize, countChildren(item), ...flags.map(Number), typed].join(' ')
}

/** Asked of the tree: `item.getChildren()` builds everything that a line can do for each line that is folded away. */
function countChildren(item: ItemInstance<string>): number {
  return item.isFolder() ? item.getTree().retrieveChildrenIds(item.getId()).length : 0
}

/** Pointer only: arrow keys fold and unfold for the keyboard. `isOpen`: `null` where there is nothing to fold. */
const Twisty = memo(function Twisty({ item, isOpen }: { item: ItemInstance<string>; isOpen: boolean | null }) {
  if (isOpen === null) return <span className={styles.twisty} />
  return (
    <span
      aria-hidden
      className={styles.twisty}
      data-open={isOpen || undefined}
      onClick={(event) => {
        event.stopPropagation()
        if (item.isExpanded()) item.collapse()
        else item.expand()
      }}
    >
      <ChevronRight size={14} />
    </span>
  )
})

/** Keys typed into the label are no commands of the tree. Enter and Escape end the renaming. */
function keepInside(event: KeyboardEvent) {
  if (!['Enter', 'Escape'].includes(pressedKey(event))) event.stopPropagation()
}

/** The others who have an element selected, one per person. */
function useOthersAt(element: string | undefined): readonly OtherWindow[] {
  return useEditor(
    useShallow(({ page }) => {
      const there = page.session.others.filter((other) => other.element === element && other.state !== 'away')
      return there.filter(({ user }, index) => there.findIndex((other) => other.user === user) === index)
    }),
  )
}

function whoIsHere(others: readonly OtherWindow[]): string {
  return others.map(({ isMe, name }) => (isMe ? 'selected in another window of yours' : `${name} is here`)).join(', ')
}

/** Who else is at an element, in its row of the tree. The row's own name says it to screen readers. */
function RowMarkers({ others }: { others: readonly OtherWindow[] }) {
  if (others.length === 0) return null
  return (
    <span aria-hidden className={people.markers}>
      {others.slice(0, 3).map((other) => (
        <Avatar key={other.key} other={other} size="small" />
      ))}
    </span>
  )
}
