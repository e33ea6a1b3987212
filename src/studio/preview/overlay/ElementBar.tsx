'use client'

import { CopyPlus, CornerLeftUp, GripVertical, Plus, Trash2, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { CommandId } from '../../../contract/studioIds'
import { elementIcon } from '../../describe/elementIcon'
import { markColor } from '../../describe/markColors'
import { SliceIcon } from '../../describe/SliceIcon'
import { useFrameSession, useFrameUi, useTree } from '../frameSession'
import styles from './overlay.module.css'

interface Props {
  id: string
  others: number
}

/** The bar at the selected element: what it is, a handle to drag it, and what is done most often. */
export function ElementBar({ id, others }: Props) {
  const { canEdit, nameOf, rules, slice } = useFrameSession()
  const row = useTree((tree) => tree.rows[id])
  if (!row) return null
  const name = others > 0 ? `${others + 1} elements` : nameOf(row)
  const hasSlots = Object.keys(rules.slice(row.blockType)?.slots ?? {}).length > 0
  const mark = others === 0 ? markColor(row.element.gui?.color) : undefined
  return (
    <div
      aria-label={name}
      className={styles.bar}
      data-voix-bar
      role="toolbar"
      style={mark === undefined ? undefined : ({ '--voix-accent': mark, '--voix-on-accent': '#fff' } as CSSProperties)}
    >
      {canEdit && (
        <span aria-hidden className={styles.handle} data-voix-handle={id} title="Drag to move">
          <GripVertical size="1.2em" />
        </span>
      )}
      <span className={styles.icon}>
        <SliceIcon path={elementIcon(row, slice(row.blockType))} size="1.15em" strokeWidth={2} />
      </span>
      <span className={styles.name}>{name}</span>
      {others === 0 && <BarButton command="select-parent" icon={CornerLeftUp} label="Select parent" />}
      {canEdit && (
        <>
          {others === 0 && hasSlots && <BarButton command="add-inside" icon={Plus} label="Add inside" />}
          <BarButton command="duplicate" icon={CopyPlus} label="Duplicate" />
          <BarButton command="delete" icon={Trash2} label="Delete" />
        </>
      )}
    </div>
  )
}

function BarButton({ command, icon: Icon, label: own }: { command: CommandId; icon: LucideIcon; label: string }) {
  const { request } = useFrameSession()
  const changed = useFrameUi((ui) => ui.changedCommands.find(({ id }) => id === command))
  const label = changed ? changed.label : own
  if (label === null) return null
  return (
    <button
      aria-label={label}
      className={styles.action}
      data-command={command}
      onClick={() => request({ type: 'command', command })}
      title={label}
      type="button"
    >
      <Icon aria-hidden size="1.25em" strokeWidth={2} />
    </button>
  )
}
