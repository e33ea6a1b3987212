'use client'

import { useEffect, type CSSProperties } from 'react'
import { slotLabel } from '../../../tree'
import { useFrameSession, useFrameUi, type FrameSession } from '../frameSession'
import type { Box } from '../../dom/box'
import { refusalWords } from './createDrag'
import type { DragView } from './nearestPlace'
import styles from './dropMarks.module.css'
import type { Line } from './geometry'

/** Pixels of the screen that a window has when the words have room at either side of the pointer. */
const WIDE = 640

/** What a drag shows: the line where a drop goes, the element that it goes into, and words beside the pointer. */
export function DropMarks({ inverse }: { inverse: number }) {
  const session = useFrameSession()
  const drag = useFrameUi((ui) => ui.drag)
  const isActive = drag !== null
  useEffect(() => {
    if (!isActive) return
    const { classList } = document.documentElement
    if (styles.dragging) classList.add(styles.dragging)
    return () => {
      if (styles.dragging) classList.remove(styles.dragging)
    }
  }, [isActive])
  if (!drag) return null
  const { owner, pointer, refusal, target } = drag
  return (
    <>
      {owner && <div className={styles.owner} data-voix-drop-owner={target?.area.parent} style={boxStyle(owner)} />}
      {target && <div className={styles.line} data-voix-drop-line style={lineStyle(target.line)} />}
      <div
        className={styles.words}
        data-across={window.innerWidth < WIDE * inverse || undefined}
        data-flip={pointer.x > window.innerWidth / 2 || undefined}
        data-voix-drop-words
        role="status"
        style={{ left: pointer.x, top: pointer.y }}
      >
        {target && <strong>{wordsOf({ session, target })}</strong>}
        {(refusal !== null || !target) && <span data-refused>{refusalWords({ session, drag })}</span>}
      </div>
    </>
  )
}

function wordsOf({ session, target }: { session: FrameSession; target: NonNullable<DragView['target']> }): string {
  const { parent, slot } = target.place
  const row = parent === null ? undefined : session.store.tree().rows[parent]
  if (!row) return 'Onto the page'
  const rules = session.rules.slice(row.blockType)
  const hasSeveral = Object.keys(rules?.slots ?? {}).length > 1
  return `Into ${session.nameOf(row)}${hasSeveral ? ` · ${slotLabel(slot, rules)}` : ''}`
}

function boxStyle({ left, top, right, bottom }: Box): CSSProperties {
  return { left, top, width: right - left, height: bottom - top }
}

function lineStyle({ from, to }: Line): CSSProperties {
  const isAcross = from.y === to.y
  return {
    left: from.x,
    top: from.y,
    ...(isAcross ? { width: to.x - from.x, translate: '0 -50%' } : { height: to.y - from.y, translate: '-50% 0' }),
  }
}
