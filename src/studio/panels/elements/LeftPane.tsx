'use client'

import { CircleCheck, Layers, Plus } from 'lucide-react'
import { Quarantine } from './quarantine/Quarantine'
import { Palette } from './palette/Palette'
import { commandById } from '../../commands/registry'
import { draggedSlice } from '../../dom/sliceDrag'
import { useEditor, useSession } from '../../session/session'
import styles from './elements.module.css'
import { ElementTree } from './ElementTree'
import { ChecksPane } from './checks/ChecksPane'
import checks from './checks/checks.module.css'

const TABS = [
  { id: 'elements', label: 'Elements', icon: Layers, command: 'show-elements' },
  { id: 'add', label: 'Add', icon: Plus, command: 'show-palette' },
  { id: 'checks', label: 'Checks', icon: CircleCheck, command: 'show-checks' },
] as const

type TabId = (typeof TABS)[number]['id']

/** The page's elements, the slices that can be added, and what the checks say. */
export function LeftPane() {
  const { boot, ui } = useSession()
  const current = useEditor((state) => state.ui.leftTab)
  const tabs = TABS.filter(({ id, command }) => (id !== 'add' || boot.canEdit) && commandById(command) !== null)
  const isDragging = useEditor((state) => state.page.session.dragging)
  /** A slice that is dragged over the elements' tab goes on to the tree. Its own node stays, or the drag would never end. */
  const onDragEnter = (id: TabId) => {
    if (id !== 'elements' || draggedSlice() === null) return
    ui.setState({ leftTab: 'elements' })
  }
  const step = (by: number) => {
    const { id } = tabs[(tabs.findIndex((tab) => tab.id === current) + by + tabs.length) % tabs.length] ?? TABS[0]
    ui.setState({ leftTab: id })
    document.getElementById(`left-tab-${id}`)?.focus()
  }
  return (
    <>
      <div
        aria-label="Elements and slices"
        className={styles.tabs}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1)
          if (key === 'ArrowLeft') step(-1)
        }}
        role="tablist"
      >
        {tabs.map(({ id, label, icon: Icon, command }) => (
          <button
            aria-controls="left-panel"
            aria-selected={id === current}
            className={styles.tab}
            data-command={command}
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
            {id === 'checks' && <FindingCount />}
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
        {current === 'checks' && <ChecksPane />}
        {(current === 'add' || (isDragging && draggedSlice() !== null)) && (
          <div className={styles.panel} hidden={current !== 'add'} key="palette">
            <Palette />
          </div>
        )}
      </div>
    </>
  )
}

/** How many findings there are; nothing before the page was checked, and where all is well. */
function FindingCount() {
  const errors = useEditor((state) => state.checks.errors)
  const all = useEditor((state) => state.checks.findings.length)
  if (all === 0) return null
  const words = errors === 0 ? `${all} to know` : `${all}, ${errors} of them stop publishing`
  return (
    <span className={checks.badge} data-level={errors > 0 ? 'error' : 'hint'}>
      <span aria-hidden>{all > 99 ? '99+' : all}</span>
      <span className={checks.words}>: {words}</span>
    </span>
  )
}
