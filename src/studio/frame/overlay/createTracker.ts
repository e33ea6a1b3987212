import { relativeTo, type Box } from './box'
import { boxOf } from './boxOf'

/** Frames without a change after which nothing moves any more. */
const STILL_FRAMES = 12

const EVENTS = ['scroll', 'resize', 'load', 'transitionrun', 'transitionend', 'animationstart', 'animationend'] as const

export interface Tracker {
  /** Tells where an element is, now and whenever it moves, in the coordinates of the overlay's root. Answers the end. */
  track: (id: string, onBox: (box: Box | null) => void) => () => void
  /** Something has changed that no event tells of. */
  wake: () => void
}

interface Tracked {
  id: string
  last: string
  onBox: (box: Box | null) => void
}

/**
 * Follows elements by measuring them in a loop that runs only while they move: what may move them wakes it, and it rests again
 * when they stand still.
 */
export function createTracker(root: () => HTMLElement | null): Tracker {
  const tracked = new Set<Tracked>()
  let frame = 0
  let still = 0
  let stop: (() => void) | undefined

  const measure = () => {
    const origin = root()?.getBoundingClientRect()
    if (!origin) return
    const boxes = [...tracked].map((one) => ({ one, box: boxOf(one.id) }))
    still++
    for (const { one, box } of boxes) {
      const own = box && relativeTo(box, origin)
      const next = JSON.stringify(own)
      if (next === one.last) continue
      one.last = next
      one.onBox(own)
      still = 0
    }
  }
  const loop = () => {
    measure()
    frame = still < STILL_FRAMES && tracked.size > 0 ? requestAnimationFrame(loop) : 0
  }
  const wake = () => {
    still = 0
    if (frame === 0 && tracked.size > 0) frame = requestAnimationFrame(loop)
  }
  return {
    wake,
    track: (id, onBox) => {
      const one: Tracked = { id, onBox, last: '' }
      tracked.add(one)
      stop ??= watchPage({ wake, root })
      wake()
      return () => {
        tracked.delete(one)
        if (tracked.size > 0) return
        stop?.()
        stop = undefined
      }
    },
  }
}

/** Everything after which elements may stand elsewhere. The overlay's own changes are none of it. */
function watchPage({ wake, root }: { wake: () => void; root: () => HTMLElement | null }): () => void {
  const sizes = new ResizeObserver(wake)
  sizes.observe(document.body)
  const mutations = new MutationObserver((records) => {
    if (records.some(({ target }) => !root()?.contains(target))) wake()
  })
  mutations.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (const name of EVENTS) window.addEventListener(name, wake, { capture: true, passive: true })
  return () => {
    sizes.disconnect()
    mutations.disconnect()
    for (const name of EVENTS) window.removeEventListener(name, wake, { capture: true })
  }
}
