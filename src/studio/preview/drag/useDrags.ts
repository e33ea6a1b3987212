import { useEffect } from 'react'
import { pressedKey } from '../../dom/pressedKey'
import { listen } from '../../dom/listen'
import { useFrameSession, type FrameSession } from '../frameSession'
import { elementAt, isOverlay } from '../overlay/nodes'
import { STRIP, type Drag } from './createDrag'
import { SLICE_DRAG_TYPE } from '../../dom/sliceDrag'
import { pictureAt } from '../inline/findPicture'

/** The pointer moves this far, in pixels of the screen, before a press becomes a drag. */
const SLACK = 5

interface Press {
  id: string
  x: number
  y: number
}

/** Drags elements within the page: by the handle of their bar, or by pressing on them and moving. */
export function usePointerDrag({ drag, inverse }: { drag: Drag; inverse: () => number }): void {
  const session = useFrameSession()
  useEffect(() => {
    if (!session.canEdit) return
    let press: Press | null = null
    let phase: 'idle' | 'dragging' | 'cancelled' = 'idle'

    const onDown = (event: PointerEvent) => {
      const id = event.button === 0 && event.isPrimary ? draggedBy(event) : null
      press = id === null ? null : { id, x: event.clientX, y: event.clientY }
      phase = 'idle'
    }
    const onMove = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event
      if (press && phase === 'idle' && Math.hypot(x - press.x, y - press.y) > SLACK * inverse()) {
        phase = 'dragging'
        // The pointer stays ours when it leaves the frame.
        document.documentElement.setPointerCapture(event.pointerId)
        drag.start({ kind: 'elements', ids: idsOf({ session, id: press.id }) })
      }
      if (phase !== 'dragging') return
      if (isBeyond({ x, y, by: STRIP * inverse() })) drag.leave()
      else drag.over({ x, y })
    }
    const onUp = () => {
      if (phase !== 'idle') swallowClick()
      if (phase === 'dragging') drag.drop()
      press = null
      phase = 'idle'
    }
    const onLost = () => {
      if (phase === 'dragging') drag.cancel()
      press = null
      phase = 'idle'
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (phase !== 'dragging' || pressedKey(event) !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      phase = 'cancelled'
      drag.cancel()
    }
    // A text is not marked, a picture not dragged by the browser, while an element is.
    const onNative = (event: Event) => {
      if (press) event.preventDefault()
    }
    const stops = [
      listen(document, {
        pointerdown: onDown,
        pointermove: onMove,
        pointerup: onUp,
        pointercancel: onLost,
        selectstart: onNative,
        dragstart: onNative,
      }),
      listen(window, { keydown: onKeyDown }, { capture: true }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [drag, inverse, session])
}

/** Whether a point is so far outside of the window that nobody means the page. A little beyond the upper or lower edge the page scrolls. */
function isBeyond({ x, y, by }: { x: number; y: number; by: number }): boolean {
  return x < 0 || x > window.innerWidth || y < -by || y > window.innerHeight + by
}

/** The element that a press may drag. A finger scrolls the page and drags by the handle alone. */
function draggedBy({ target, pointerType }: PointerEvent): string | null {
  if (!(target instanceof Element)) return null
  const handle = target.closest('[data-voix-handle]')
  if (handle) return handle.getAttribute('data-voix-handle')
  if (pointerType === 'touch' || isOverlay(target) || isInput(target)) return null
  return elementAt(target)
}

function isInput(target: Element): boolean {
  return (
    (target instanceof HTMLElement && target.isContentEditable) ||
    target.matches('input, textarea, select, option, video[controls], audio')
  )
}

/** A selected element takes the others with it; any other is selected by being dragged. */
function idsOf({ session, id }: { session: FrameSession; id: string }): readonly string[] {
  const { elements } = session.ui.getState().selection
  if (elements.includes(id)) return elements
  session.intend({ type: 'selectElements', ids: [id], anchor: id })
  return [id]
}

/** The click that ends a drag selects nothing. It comes with the release or not at all. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}

/** Pictures go where they are dropped; on an element as a whole, into whichever of its fields shows pictures. */
function dropFiles({ session, event }: { session: FrameSession; event: DragEvent }): void {
  const files = [...(event.dataTransfer?.files ?? [])]
  const element = elementAt(event.target)
  if (files.length === 0 || !session.canEdit) return
  if (element === null)
    return session.request({ type: 'refused', reason: 'Drop a picture on the element that shows it.' })
  const spot = pictureAt({ session, event })
  session.request({
    type: 'pictures',
    element,
    field: spot?.field ?? null,
    at: files.length === 1 ? (spot?.at ?? null) : null,
    files,
  })
}

/** Takes what is dragged from the studio's palette, and files, over the frame. The studio says which slice it is: a browser does not yet. */
export function useSliceDrag({ drag }: { drag: Drag }): void {
  const session = useFrameSession()
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      const { draggedSlice: name } = session.ui.getState()
      const isSlice = name !== null && event.dataTransfer?.types.includes(SLICE_DRAG_TYPE)
      const hasFiles = session.canEdit && !isSlice && event.dataTransfer?.types.includes('Files')
      // Nothing else may be dropped: it would take the place of the page.
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isSlice || hasFiles ? 'copy' : 'none'
      // The outline tells which element takes the files; a drag moves no pointer.
      if (hasFiles) session.ui.setState({ hovered: elementAt(event.target) })
      if (!isSlice) return
      if (!drag.isActive()) drag.start({ kind: 'slice', name })
      drag.over({ x: event.clientX, y: event.clientY })
    }
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null && drag.isActive()) drag.cancel()
    }
    const onDrop = (event: DragEvent) => {
      // By a text that is being edited: it is no picture of the element around it.
      const isTaken = event.defaultPrevented
      event.preventDefault()
      if (drag.isActive()) drag.drop()
      else if (!isTaken) dropFiles({ session, event })
    }
    const stop = session.ui.subscribe(({ draggedSlice }, before) => {
      if (draggedSlice === null && before.draggedSlice !== null && drag.isActive()) drag.cancel()
    })
    const stopDrags = listen(document, { dragenter: onOver, dragover: onOver, dragleave: onLeave, drop: onDrop })
    return () => {
      stop()
      stopDrags()
    }
  }, [drag, session])
}
