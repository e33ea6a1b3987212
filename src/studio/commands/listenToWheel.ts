import type { StudioSession } from '../session/session'
import { shownScale, wheelZoom } from '../dom/zoom'

/** Zooms the preview with Control and the wheel (or two fingers) over it; elsewhere they zoom the window as ever. */
export function listenToWheel({ session, target }: { session: StudioSession; target: Window }): () => void {
  const onWheel = (event: WheelEvent) => {
    const isOverPreview = target !== window || (event.target as Element).closest('[data-voix-region=frame]') !== null
    if (!event.ctrlKey || !isOverPreview) return
    event.preventDefault()
    session.ui.setState({ zoom: wheelZoom({ scale: shownScale(), deltaY: event.deltaY }) })
  }
  target.addEventListener('wheel', onWheel, { passive: false })
  return () => target.removeEventListener('wheel', onWheel)
}
