'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFrameSession } from '../frameSession'
import type { Box } from './box'
import type { Tracker } from './createTracker'
import { isSideBySide } from './isSideBySide'
import styles from './overlay.module.css'
import { inverseScale } from './useInverseScale'

interface Props {
  id: string
  kind: 'hover' | 'selected' | 'editing' | 'dragged'
  tracker: Tracker
  bar: ReactNode
  children?: ReactNode
}

/** The outline of one element, and what stands at it. It follows the element without rendering. */
export function Outline({ id, kind, tracker, bar, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const { store } = useFrameSession()
  const box = useRef<Box | null>(null)
  useEffect(
    () =>
      tracker.track(id, (next) => {
        box.current = next
        if (ref.current) place({ outline: ref.current, box: next })
        if (ref.current && next) ref.current.dataset.flow = isSideBySide({ tree: store.tree(), id }) ? 'row' : 'column'
      }),
    [id, store, tracker],
  )
  // What stands at the outline may have come since.
  useLayoutEffect(() => {
    if (ref.current) place({ outline: ref.current, box: box.current })
  })
  return (
    <div className={styles.outline} data-kind={kind} data-voix-of={id} data-voix-outline={id} hidden ref={ref}>
      <div className={styles.rail}>{bar}</div>
      {children}
    </div>
  )
}

/** Below this size, in pixels of the screen, what stands at an outline would cover the element. */
const SMALL = 56

function place({ outline, box }: { outline: HTMLElement; box: Box | null }): void {
  outline.hidden = box === null
  if (!box) return
  // No transform: a sticky bar inside would not know of it.
  outline.style.left = `${box.left}px`
  outline.style.top = `${box.top}px`
  outline.style.width = `${box.right - box.left}px`
  outline.style.height = `${box.bottom - box.top}px`
  outline.dataset.small = String(Math.min(box.right - box.left, box.bottom - box.top) < SMALL * inverseScale())
  const bar = outline.querySelector<HTMLElement>('[data-voix-bar]')
  if (!bar) return
  outline.dataset.inside = String(box.top < bar.offsetHeight)
  // What reaches over the page's edge would make the page wider.
  const room = document.documentElement.clientWidth - box.left - bar.offsetWidth
  bar.style.marginLeft = `${Math.max(Math.min(0, room), -box.left)}px`
}
