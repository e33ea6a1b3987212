'use client'

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'
import { childrenOf } from '../../../tree'
import { useEditor, useSession } from '../../session/session'
import styles from './elements.module.css'
import { ElementRow, lineState } from './ElementRow'
import { useElementTree } from './useElementTree'
import { showDropAtEnd } from './useTreeDrops'

const ROW_HEIGHT = 30

/** The line that has the focus, or is to get it, is there wherever the list is scrolled to: without it the focus would be lost. */
function withFocused(range: Range, focused: number): number[] {
  const shown = defaultRangeExtractor(range)
  if (focused === -1 || shown.includes(focused)) return shown
  return [...shown, focused].sort((one, other) => one - other)
}

/** The page's elements as an ARIA tree. Only the rows in sight are in the document, so its cost is that of the screen. */
export function ElementTree() {
  const { ui } = useSession()
  const frame = useRef<HTMLDivElement>(null)
  const keys = useRef<string[]>([])
  const isEmpty = useEditor(({ page: { tree } }) => childrenOf(tree, null).length === 0)
  const virtualizerRef = useRef<{ scrollToIndex: (index: number) => void } | null>(null)
  // With the next picture: whoever measures between two changes makes the browser lay out the window twice.
  const scrollTo = useCallback((key: string) => {
    requestAnimationFrame(() => {
      const index = keys.current.indexOf(key)
      if (index >= 0) virtualizerRef.current?.scrollToIndex(index)
    })
  }, [])
  const { tree, nameOfItem, focusProps } = useElementTree({ scrollTo })
  const items = tree.getItems()
  keys.current = items.map((item) => item.getId())
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => keys.current[index] ?? index,
    getScrollElement: () => frame.current,
    overscan: 12,
    rangeExtractor: (range) => withFocused(range, keys.current.indexOf(tree.getState().focusedItem ?? '')),
  })
  virtualizerRef.current = virtualizer

  const container = tree.getContainerProps('Elements of the page')
  if (isEmpty) {
    return (
      <div className={styles.empty}>
        <p>This page is empty.</p>
        <button className={styles.emptyButton} onClick={() => ui.setState({ leftTab: 'add' })} type="button">
          Add the first slice
        </button>
      </div>
    )
  }
  return (
    <div className={styles.scroller} {...focusProps} ref={frame}>
      <div
        {...container}
        aria-multiselectable="true"
        className={styles.tree}
        onDragOver={(event) => {
          container.onDragOver(event)
          if (event.target === event.currentTarget) showDropAtEnd(tree)
        }}
        onDrop={(event) => {
          container.onDrop(event)
          // The drag is over, which the tree forgets below its lines: it would ask once more where it could end.
          tree.applySubStateUpdate('dnd', null)
        }}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return item ? (
            <ElementRow item={item} key={key} name={nameOfItem(item.getId())} state={lineState(item)} top={start} />
          ) : null
        })}
        <div className={styles.dropLine} style={tree.getDragLineStyle()} />
      </div>
    </div>
  )
}
