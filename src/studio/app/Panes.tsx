'use client'

import { Group, Panel, Separator } from 'react-resizable-panels'
import type { ReactNode } from 'react'
import { useEditor } from '../session/session'
import styles from '../panels/bar/panes.module.css'

interface Props {
  left: ReactNode
  centre: ReactNode
  right: ReactNode
  /** Leaves the left pane out, and the right one when nothing is selected. */
  isFocused: boolean
}

/** Three panes with two bars between them, moved by pointer or arrow keys. */
export function Panes({ left, centre, right, isFocused }: Props) {
  const hasSelection = useEditor((state) => state.page.selection.elements.length > 0)
  return (
    <Group className={styles.panes} orientation="horizontal">
      {!isFocused && (
        <>
          <Panel
            className={styles.pane}
            defaultSize="288px"
            groupResizeBehavior="preserve-pixel-size"
            id="left"
            maxSize="480px"
            minSize="220px"
          >
            <section aria-label="Elements and slices" className={styles.side} data-voix-region="left">
              {left}
            </section>
          </Panel>
          <Separator aria-label="Resize the elements pane" className={styles.bar} />
        </>
      )}
      <Panel className={styles.pane} id="centre" minSize="320px">
        <main aria-label="Preview" className={styles.centre} data-voix-region="frame">
          {centre}
        </main>
      </Panel>
      {(!isFocused || hasSelection) && (
        <>
          <Separator aria-label="Resize the inspector" className={styles.bar} />
          <Panel
            className={styles.pane}
            defaultSize="348px"
            groupResizeBehavior="preserve-pixel-size"
            id="right"
            maxSize="620px"
            minSize="280px"
          >
            <section aria-label="Inspector" className={styles.side} data-voix-region="inspector">
              {right}
            </section>
          </Panel>
        </>
      )}
    </Group>
  )
}
