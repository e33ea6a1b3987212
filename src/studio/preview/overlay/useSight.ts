import { useEffect } from 'react'
import { useFrameSession, useFrameUi } from '../frameSession'
import { boxOf } from './nodes'
import { afterPaint } from '../../dom/afterPaint'
import { elementNodes } from '../../dom/spots'
import type { Box } from '../../dom/box'

/** What is selected elsewhere, or wanted to be seen, comes into sight once it is painted. What was pointed at here is seen already. */
export function useSight(): void {
  const { ui } = useFrameSession()
  const selected = useFrameUi((state) => state.selection.elements.at(-1))
  useEffect(() => {
    if (selected !== undefined && !ui.getState().isClicking) return showOncePainted(selected)
  }, [selected, ui])
  // Not rendered: with most moves the studio asks for it, and nothing is drawn for it.
  useEffect(() => {
    let stop: (() => void) | undefined
    const unsubscribe = ui.subscribe(({ shown }, before) => {
      if (!shown || shown === before.shown) return
      stop?.()
      stop = showOncePainted(shown.element)
    })
    return () => {
      unsubscribe()
      stop?.()
    }
  }, [ui])
}

/** A new element waits for the server first. Returns what ends the waiting. */
function showOncePainted(id: string): () => void {
  let isOver = false
  const look = () => {
    const [node] = elementNodes(id)
    if (node) show(id, node)
    return node !== undefined
  }
  const changes = new MutationObserver(() => look() && changes.disconnect())
  // Asking where it stands lays the page out: the picture of what was done comes first.
  afterPaint(() => {
    if (isOver || look()) return
    changes.observe(document.body, { childList: true, subtree: true })
  })
  return () => {
    isOver = true
    changes.disconnect()
  }
}

function show(id: string, node: HTMLElement): void {
  reveal(node)
  const box = boxOf(id)
  if (!box || isInSight(box)) return
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const isTall = box.bottom - box.top > window.innerHeight
  node.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

/** All of it, or half of the window is filled with it. */
function isInSight({ top, bottom }: Pick<Box, 'top' | 'bottom'>): boolean {
  const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return seen >= Math.min(bottom - top, window.innerHeight / 2)
}

/** Opens what an element is folded away in, and the element itself: tabs by what controls them, `details` by themselves. */
export function reveal(node: HTMLElement): void {
  for (let around: HTMLElement | null = node; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    else if (around.hidden && around.id !== '')
      document.querySelector<HTMLElement>(`[aria-controls~="${CSS.escape(around.id)}"]`)?.click()
  }
}
