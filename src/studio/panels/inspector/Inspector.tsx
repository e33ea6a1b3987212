'use client'

import { memo } from 'react'
import { useEditor, useSession } from '../../session/session'
import { CommandButton } from '../../commands/CommandButton'
import { ElementNotice } from './ElementNotice'
import { ElementPanel } from './ElementPanel'
import styles from './inspector.module.css'
import { InspectorTabs } from './InspectorTabs'
import { PagePanel } from './page/PagePanel'
import { tabsOf } from './tabs'
import { usePanel } from './usePanel'
import { useSettledSelection } from './useSettledSelection'

/** The selected element's fields and settings; the page's own when nothing is selected. */
export function Inspector() {
  const selection = useSettledSelection()
  if (selection.length === 0) return <PagePanel />
  if (selection.length > 1) return <ManySelected count={selection.length} />
  return <ElementInspector id={selection[0] ?? ''} />
}

const ElementInspector = memo(function ElementInspector({ id }: { id: string }) {
  const { boot, slice, ui } = useSession()
  const row = useEditor((state) => state.page.tree.rows[id])
  const tab = useEditor((state) => state.ui.inspectorTab)
  const panel = usePanel(tab)
  // Deleted, and what is selected next comes in a moment.
  if (!row) return null
  const info = slice(row.blockType)
  const tabs = tabsOf(row)
  const current = tabs.some(({ id: known }) => known === tab) ? tab : 'content'
  return (
    <div className={styles.inspector} data-inspected-element={id}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2>{row.blockName || info?.label || row.blockType}</h2>
          {boot.canEdit && (
            <>
              <CommandButton command={row.element.enabled ? 'disable' : 'enable'} />
              <CommandButton command="duplicate" />
              <CommandButton command="delete" />
            </>
          )}
        </div>
        {info && row.blockName && <p className={styles.kind}>{info.label}</p>}
        <InspectorTabs current={current} onChange={(inspectorTab) => ui.setState({ inspectorTab })} tabs={tabs} />
      </header>
      <div
        aria-labelledby={`tab-${current}`}
        className={styles.body}
        id="inspector-panel"
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
      >
        <ElementNotice id={id} />
        <ElementPanel key={id} row={row} tab={current} />
      </div>
    </div>
  )
})

function ManySelected({ count }: { count: number }) {
  const { boot } = useSession()
  return (
    <div className={styles.inspector}>
      <header className={styles.header}>
        <div className={styles.heading}>
          <h2>{count} elements</h2>
        </div>
        <div aria-label="For all of them" className={styles.actions} role="toolbar">
          <CommandButton command="copy" />
          {boot.canEdit && (
            <>
              <CommandButton command="duplicate" />
              <CommandButton command="wrap" />
              <CommandButton command="move-to" />
              <CommandButton command="enable" />
              <CommandButton command="disable" />
              <CommandButton command="delete" />
            </>
          )}
        </div>
      </header>
      <div className={styles.body}>
        <p className={styles.hint}>Commands apply to all of them. Select a single element to edit its fields.</p>
      </div>
    </div>
  )
}
