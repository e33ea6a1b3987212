'use client'

import { useEffect, useRef } from 'react'
import { useFrameSession, useFrameUi } from '../frameSession'
import { around, placeAt, relativeTo } from '../../dom/box'
import { boxOf, fieldNodesOf } from './nodes'
import type { Tracker } from './createTracker'
import styles from './overlay.module.css'

/** Marks the selected field, or the fields of the selected group, where the element shows them. Stands inside the element's outline. */
export function FieldMarks({ id, tracker }: { id: string; tracker: Tracker }) {
  const { slice, store } = useFrameSession()
  const { field, group } = useFrameUi((ui) => ui.selection)
  const row = store.tree().rows[id]
  const ofGroup =
    row && group !== null ? slice(row.blockType)?.fields.filter((info) => info.group === group) : undefined
  const names = field === null ? (ofGroup ?? []).map(({ name }) => name) : [field]
  return names.map((name) => <FieldMark field={name} id={id} key={name} tracker={tracker} />)
}

function FieldMark({ field, id, tracker }: { field: string; id: string; tracker: Tracker }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const measure = () => {
      const element = boxOf(id)
      const box = around(fieldNodesOf(id, field).map((node) => node.getBoundingClientRect()))
      return () => ref.current && placeAt(ref.current, element && box && relativeTo(box, element))
    }
    const draw = () => measure()()
    const sizes = new ResizeObserver(draw)
    for (const node of fieldNodesOf(id, field)) sizes.observe(node)
    const stop = tracker.track(id, { onBox: measure })
    draw()
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [field, id, tracker])
  return <div aria-hidden className={styles.fieldMark} data-voix-field-mark={field} hidden ref={ref} />
}
