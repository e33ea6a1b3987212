import { around, relativeTo, type Box } from '../../dom/box'
import { elementNodes } from '../../dom/spots'

/** Frames without a change after which nothing moves any more. */
const STILL_FRAMES = 12

/** Which element a node belongs to. */
const ELEMENT = 'data-voix-element'

const EVENTS = ['scroll', 'resize', 'load', 'transitionrun', 'transitionend', 'animationstart', 'animationend'] as const

/** The size of what stands at an outline, and the width of the document, in CSS pixels. */
export interface BarSize {
  width: number
  height: number
  page: number
}

interface Follow {
  /** Measures what else it must know and answers what to write: everything is measured before anything is written. */
  onBox: (box: Box | null, bar: BarSize | null) => () => void
  /** Measured with the element: whoever measures after something was drawn makes the browser lay out the page once more. */
  measureBar?: () => BarSize | null
}

export interface Tracker {
  /** Tells where an element is, now and whenever it moves, in the coordinates of the overlay's root. Returns the end. */
  track: (id: string, follow: Follow) => () => void
  /** Something has changed that no event tells of. */
  wake: () => void
}

interface Tracked extends Follow {
  id: string
  last: string
  /** The element's nodes, until the document changes. */
  nodes: HTMLElement[] | null
}

/** Follows elements by measuring them in a loop that what may move them wakes, and that rests when they stand still. */
export function createTracker(root: () => HTMLElement | null): Tracker {
  const tracked = new Set<Tracked>()
  let frame = 0
  let still = 0
  let stop: (() => void) | undefined

  const measure = () => {
    const origin = root()?.getBoundingClientRect()
    if (!origin) return
    const measured = [...tracked].map((one) => {
      one.nodes ??= elementNodes(one.id)
      const box = around(one.nodes.map((node) => node.getBoundingClientRect()))
      return { one, box: box && relativeTo(box, origin), bar: one.measureBar?.() ?? null }
    })
    still++
    const writes = measured.flatMap(({ one, box, bar }) => {
      const next = JSON.stringify([box, bar])
      if (next === one.last) return []
      one.last = next
      return [one.onBox(box, bar)]
    })
    for (const write of writes) write()
    if (writes.length > 0) still = 0
  }
  const loop = () => {
    measure()
    frame = still < STILL_FRAMES && tracked.size > 0 ? requestAnimationFrame(loop) : 0
  }
  const wake = () => {
    still = 0
    if (frame === 0 && tracked.size > 0) frame = requestAnimationFrame(loop)
  }
  const forgetNodes = () => {
    for (const one of tracked) one.nodes = null
    wake()
  }
  return {
    wake: forgetNodes,
    track: (id, follow) => {
      const one: Tracked = { id, ...follow, last: '', nodes: null }
      tracked.add(one)
      stop ??= watchPage({ wake, changed: forgetNodes, root })
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
function watchPage({
  wake,
  changed,
  root,
}: {
  wake: () => void
  /** There may be other nodes. */
  changed: () => void
  root: () => HTMLElement | null
}): () => void {
  const sizes = new ResizeObserver(wake)
  sizes.observe(document.body)
  const mutations = new MutationObserver((records) => {
    const own = records.filter(({ target }) => !root()?.contains(target))
    if (own.some(({ type, attributeName }) => type === 'childList' || attributeName === ELEMENT)) changed()
    else if (own.length > 0) wake()
  })
  mutations.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  for (const name of EVENTS) window.addEventListener(name, wake, { capture: true, passive: true })
  return () => {
    sizes.disconnect()
    mutations.disconnect()
    for (const name of EVENTS) window.removeEventListener(name, wake, { capture: true })
  }
}
