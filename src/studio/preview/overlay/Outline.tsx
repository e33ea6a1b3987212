'use client'

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useFrameSession, useFrameUi } from '../frameSession'
import { type Box, areBeside, placeAt } from '../../dom/box'
import type { BarSize, Tracker } from './createTracker'
import styles from './overlay.module.css'
import { childrenOf, placeOf } from '../../../tree'
import type { Tree } from '../../../tree/types'
import { boxOf } from './nodes'
import type { OtherWindow } from '../../model'
import otherStyles from './otherOutlines.module.css'

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
  const known = useRef<Known>({ box: null, bar: null })
  useEffect(
    () =>
      tracker.track(id, {
        measureBar: () => barSizeOf(ref.current),
        onBox: (box, bar) => {
          known.current = { box, bar }
          const flow = box && isSideBySide({ tree: store.tree(), id }) ? 'row' : 'column'
          return () => {
            if (!ref.current) return
            place(ref.current, known.current)
            ref.current.dataset.flow = flow
          }
        },
      }),
    [id, store, tracker],
  )
  // What was rendered anew stands where it was; another bar is measured with the next picture.
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, known.current)
    tracker.wake()
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

/** Half of an insert point, in pixels of the screen, and a little. */
const POINT = 14

interface Known {
  box: Box | null
  bar: BarSize | null
}

function barSizeOf(outline: HTMLElement | null): BarSize | null {
  const bar = outline?.querySelector<HTMLElement>('[data-voix-bar]')
  return bar ? { width: bar.offsetWidth, height: bar.offsetHeight, page: document.documentElement.clientWidth } : null
}

/** Writes only: nothing is measured here. */
function place(outline: HTMLElement, { box, bar }: Known): void {
  outline.hidden = box === null
  if (!box) return
  // No transform: a sticky bar inside would not know of it.
  outline.style.left = `${box.left}px`
  outline.style.top = `${box.top}px`
  outline.style.width = `${box.right - box.left}px`
  outline.style.height = `${box.bottom - box.top}px`
  const inverse = Number(outline.parentElement?.style.getPropertyValue('--voix-inverse')) || 1
  outline.dataset.small = String(Math.min(box.right - box.left, box.bottom - box.top) < SMALL * inverse)
  const node = bar && outline.querySelector<HTMLElement>('[data-voix-bar]')
  if (!node) return
  outline.dataset.inside = String(box.top < bar.height)
  outline.dataset.narrow = String((box.right - box.left) / 2 < bar.width + POINT * inverse)
  // What reaches over the page's edge would make the page wider.
  const room = bar.page - box.left - bar.width
  node.style.marginLeft = `${Math.max(Math.min(0, room), -box.left)}px`
}

/** Whether an element's neighbours stand beside it rather than above and below. */
function isSideBySide({ tree, id }: { tree: Tree; id: string }): boolean {
  const place = placeOf(tree, id)
  const own = boxOf(id)
  if (!place || !own) return false
  const siblings = childrenOf(tree, place.parent, place.slot)
  return [siblings[place.index - 1], siblings[place.index + 1]].some((other) => {
    const box = other === undefined ? null : boxOf(other)
    return box !== null && areBeside(own, box)
  })
}

/** What others have selected, in their colour and with their names. */
export function OtherOutlines({ tracker }: { tracker: Tracker }) {
  const others = useFrameUi((ui) => ui.others)
  const there = others.filter(({ element, state }) => element !== null && state !== 'away')
  const ids = new Set(there.flatMap(({ element }) => element ?? []))
  return [...ids].map((id) => (
    <OtherOutline id={id} key={id} people={there.filter(({ element }) => element === id)} tracker={tracker} />
  ))
}

function OtherOutline({ id, people, tracker }: { id: string; people: readonly OtherWindow[]; tracker: Tracker }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => tracker.track(id, { onBox: (box) => () => ref.current && placeAt(ref.current, box) }), [id, tracker])
  return (
    <div className={otherStyles.outline} data-voix-other={id} hidden ref={ref} style={{ color: people[0]?.color }}>
      <div className={otherStyles.names}>
        {people.map(({ color, isMe, key, name }) => (
          <span className={otherStyles.name} key={key} style={{ background: color }}>
            {isMe ? 'You, in another window' : name}
          </span>
        ))}
      </div>
    </div>
  )
}
