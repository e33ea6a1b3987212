'use client'

import { ChevronDown, ChevronRight, GripVertical, Link2 } from 'lucide-react'
import type { DragEvent } from 'react'
import type { MenuPlace, PlacedItem } from '../../slices/menu/editItems'
import { readableAddress } from '../../studio/model/address'
import styles from './menus.module.css'

/** The drop position of a dragged item: before, after or inside a row. */
export interface DropZone {
  id: string
  side: 'before' | 'after' | 'inside'
}

interface Props {
  row: PlacedItem
  name: string
  /** `null` for items without children. */
  isOpen: boolean | null
  isChosen: boolean
  isDragged: boolean
  isFocusable: boolean
  isReadOnly: boolean
  zone: DropZone | null
  mayTake: (place: MenuPlace) => boolean
  onChoose: () => void
  onOpen: (isOpen: boolean) => void
  onDrag: (id: string | null) => void
  onZone: (zone: DropZone | null) => void
  onDrop: (place: MenuPlace) => void
}

/** A row of the tree. */
export function MenuRow(props: Props) {
  const { row, name, isOpen, isChosen, isDragged, isFocusable, isReadOnly, zone } = props
  const { item, depth, index, siblings } = row
  const over = (event: DragEvent<HTMLElement>) => {
    const side = sideOf(event, isOpen === true)
    if (!props.mayTake(placeAt(row, side))) return props.onZone(null)
    event.preventDefault()
    if (zone?.side !== side) props.onZone({ id: item.id, side })
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault()
    props.onDrop(placeAt(row, sideOf(event, isOpen === true)))
  }
  return (
    <li
      aria-expanded={isOpen ?? undefined}
      aria-level={depth}
      aria-posinset={index + 1}
      aria-selected={isChosen}
      aria-setsize={siblings}
      className={styles.row}
      data-dragged={isDragged || undefined}
      data-drop={zone?.side}
      data-item={item.id}
      draggable={!isReadOnly}
      onClick={props.onChoose}
      onDragEnd={() => {
        props.onDrag(null)
        props.onZone(null)
      }}
      onDragLeave={() => zone && props.onZone(null)}
      onDragOver={over}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        props.onDrag(item.id)
      }}
      onDrop={drop}
      onFocus={props.onChoose}
      role="treeitem"
      style={{ paddingLeft: 8 + (depth - 1) * INDENT }}
      tabIndex={isFocusable ? 0 : -1}
    >
      {!isReadOnly && <GripVertical aria-hidden className={styles.grip} size={14} />}
      {isOpen === null ? (
        <span className={styles.twist} />
      ) : (
        // For the mouse only. Keyboard users expand rows with the arrow keys.
        <span
          aria-hidden
          className={styles.twist}
          onClick={(event) => {
            event.stopPropagation()
            props.onOpen(!isOpen)
          }}
        >
          {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
        </span>
      )}
      <span className={styles.name}>{name}</span>
      {item.link && (
        <span className={styles.leads}>
          <Link2 aria-hidden size={12} />{' '}
          {item.link.mode === 'href' && item.link.href ? readableAddress(item.link.href) : ''}
        </span>
      )}
    </li>
  )
}

const INDENT = 22

/** Below an open item comes its first child, so "after" is not offered. */
function sideOf({ clientY, currentTarget }: DragEvent<HTMLElement>, isOpen: boolean): DropZone['side'] {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = height === 0 ? 0.5 : (clientY - top) / height
  if (share < 0.3) return 'before'
  return share > 0.7 && !isOpen ? 'after' : 'inside'
}

function placeAt({ item, parent, index }: PlacedItem, side: DropZone['side']): MenuPlace {
  if (side === 'inside') return { parent: item.id, index: 0 }
  return { parent, index: side === 'before' ? index : index + 1 }
}
