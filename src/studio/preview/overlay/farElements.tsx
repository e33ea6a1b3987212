'use client'

import { untilIdle } from '../../../render/parts/wakeUp'
import styles from './farElements.module.css'
import { childrenOf } from '../../../tree'
import { useFrameSession, useFrameUi } from '../frameSession'

/** Pages with fewer outermost elements are drawn as they are: there is nothing to gain. */
const MANY = 40

function isLargePage(outermost: number): boolean {
  return outermost >= MANY
}

/** From the window's edges, in heights of the window: what is nearer may be scrolled to before anybody is told. */
const NEAR = '100% 0px'

/** How many elements are drawn in one idle moment to learn their height: some milliseconds' work. */
const AT_ONCE = 3

interface Input {
  /** Holds the page's outermost nodes. */
  list: HTMLElement
  /** Called when each of them has its distance. */
  onKnown: () => void
}

/**
 * Keeps the browser from styling and laying out what stands far from the window whenever something changes: on a page of a thousand
 * elements that is most of the time to the next picture. What is near is drawn exactly as on the site, without any containment. What
 * was never drawn takes up a guess of a height until an idle moment shows its own. Returns the end.
 */
export function watchFarElements({ list, onKnown }: Input): () => void {
  const watched = new Set<HTMLElement>()
  const unmeasured = new Set<HTMLElement>()
  const distances = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) put(target, isIntersecting)
      }
      onKnown()
      measureNext()
    },
    { root: document, rootMargin: NEAR },
  )
  const put = (node: HTMLElement, isNear: boolean) => {
    node.dataset.voixDistance = isNear ? 'near' : 'far'
    if (isNear) unmeasured.delete(node)
  }
  let stopMeasuring: (() => void) | undefined
  const measureNext = () => {
    if (stopMeasuring || unmeasured.size === 0) return
    stopMeasuring = untilIdle(() => {
      const batch = [...unmeasured].slice(0, AT_ONCE)
      for (const node of batch) {
        unmeasured.delete(node)
        if (node.dataset.voixDistance !== 'far') continue
        node.dataset.voixDistance = 'measured'
        // Observed anew, it is told once more where it stands: by then it was drawn, and its height is remembered.
        distances.unobserve(node)
        distances.observe(node)
      }
      stopMeasuring = undefined
      measureNext()
    })
  }
  const forget = (node: HTMLElement) => {
    distances.unobserve(node)
    watched.delete(node)
    unmeasured.delete(node)
    delete node.dataset.voixDistance
  }
  const watch = (node: HTMLElement) => {
    watched.add(node)
    unmeasured.add(node)
    distances.observe(node)
  }
  const follow = () => {
    const nodes = [...list.children].filter((node) => node instanceof HTMLElement && node.dataset.voixElement)
    const present = new Set(isLargePage(nodes.length) ? (nodes as HTMLElement[]) : [])
    for (const node of [...watched]) if (!present.has(node)) forget(node)
    for (const node of present) if (!watched.has(node)) watch(node)
  }
  // In a window of another width everything has another height.
  let width = window.innerWidth
  const measureAgain = () => {
    if (window.innerWidth === width) return
    width = window.innerWidth
    for (const node of watched) unmeasured.add(node)
    measureNext()
  }
  const changes = new MutationObserver(follow)
  changes.observe(list, { childList: true })
  window.addEventListener('resize', measureAgain)
  if (styles.page) document.documentElement.classList.add(styles.page)
  follow()
  if (watched.size === 0) onKnown()
  return () => {
    window.removeEventListener('resize', measureAgain)
    stopMeasuring?.()
    changes.disconnect()
    distances.disconnect()
    for (const node of [...watched]) forget(node)
  }
}

/** Until it is known what is far from the window: all but the first elements. A browser need not lay out a large page to open it. */
const CSS =
  '[data-voix-opening] ~ [data-voix-element]:nth-child(n + 12) { content-visibility: auto; contain-intrinsic-block-size: auto 30rem }'

/** Stands before the page's outermost elements, in the server's answer already. */
export function OpeningStyles() {
  const { store } = useFrameSession()
  const isKnown = useFrameUi((ui) => ui.isDistanceKnown)
  if (isKnown || !isLargePage(childrenOf(store.tree(), null).length)) return null
  return <style dangerouslySetInnerHTML={{ __html: CSS }} data-voix-opening />
}
