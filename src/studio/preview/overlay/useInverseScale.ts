import { useEffect, useState } from 'react'
import { listen } from '../../dom/listen'
import { ZOOM_STEPS } from '../../dom/zoom'

/** The most that the overlay grows: in a frame that is zoomed out as far as can be, it has its size on the screen. */
const LARGEST = 1 / ZOOM_STEPS[0]

/** How much larger than its own pixels something must be in the frame to have the same size on the screen. */
export function inverseScale(): number {
  const width = window.frameElement?.getBoundingClientRect().width ?? window.innerWidth
  return width > 0 ? Math.min(LARGEST, Math.max(1, window.innerWidth / width)) : 1
}

/** `inverseScale`, kept current while the studio scales the frame. */
export function useInverseScale(): number {
  const [inverse, setInverse] = useState(1)
  useEffect(() => {
    const frame = window.frameElement
    if (!frame) return
    const read = () => setInverse(inverseScale())
    read()
    // The frame's own size in the studio changes with the zoom, the document's with the breakpoint.
    const observer = new ResizeObserver(read)
    const { parentElement } = frame
    if (parentElement) observer.observe(parentElement)
    const stop = listen(window, { resize: read })
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
  return inverse
}
