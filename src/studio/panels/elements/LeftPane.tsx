'use client'

import { Layers, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listen } from '../../dom/listen'
import { Quarantine } from './quarantine/Quarantine'
import { Palette } from './palette/Palette'
import { draggedSlice } from '../../dom/sliceDrag'
import { useEditor, useSession } from '../../session/session'
import styles from './elements.module.css'
import { ElementTree } from './ElementTree'

const TABS = [
  { id: 'elements', label: 'Elements', icon: Layers },
  { id: 'add', label: 'Add', icon: Plus },
] as const

/** The page's elements, and the slices that can be added. */
export function LeftPane() {
  const { boot, ui } = useSession()
  const current = useEditor((state) => state.ui.leftTab)
  const tabs = boot.canEdit ? TABS : TABS.slice(0, 1)
  const [isDragging, setIsDragging] = useState(false)
  useEffect(() => listen(document, { dragend: () => setIsDragging(false) }), [])
  /** A slice that is dragged over the elements' tab goes on to the tree. Its own node stays, or the drag would never end. */
  const onDragEnter = (id: 'elements' | 'add') => {
    if (id !== 'elements' || draggedSlice() === null) return
    setIsDragging(true)
    ui.setState({ leftTab: 'elements' })
  }
  const focus = (id: 'elements' | 'add') => {
    ui.setState({ leftTab: id })
    document.getElementById(`left-tab-${id}`)?.focus()
  }
  return (
    <>
      <div
        aria-label="Elements and slices"
        className={styles.tabs}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight' || key === 'ArrowLeft')
            focus(current === 'elements' && boot.canEdit ? 'add' : 'elements')
        }}
        role="tablist"
      >
        {tabs.map(({ id, label, icon: Icon }) => (
          <button
            aria-controls="left-panel"
            aria-selected={id === current}
            className={styles.tab}
            data-command={id === 'add' ? 'show-palette' : 'show-elements'}
            id={`left-tab-${id}`}
            key={id}
            onClick={() => ui.setState({ leftTab: id })}
            onDragEnter={() => onDragEnter(id)}
            role="tab"
            tabIndex={id === current ? 0 : -1}
            type="button"
          >
            <Icon aria-hidden size={15} />
            {label}
          </button>
        ))}
      </div>
      <div aria-labelledby={`left-tab-${current}`} className={styles.panel} id="left-panel" role="tabpanel">
        {current === 'elements' && (
          <>
            <ElementTree />
            <Quarantine />
          </>
        )}
        {(current === 'add' || isDragging) && (
          <div className={styles.panel} hidden={current !== 'add'} key="palette">
            <Palette />
          </div>
        )}
      </div>
    </>
  )
}
