import { listen } from '../../dom/listen'
import { faultWords, outermost } from '../../../tree'
import type { FrameSession } from '../frameSession'
import { EDGE, nearestPlace, type DragSubject, type DragView } from './nearestPlace'
import type { Point, SlotArea } from './geometry'
import { measurePage, slotAreas } from './slotAreas'

export interface Drag {
  isActive: () => boolean
  start: (subject: DragSubject) => void
  /** The pointer is here, in the window's coordinates. */
  over: (point: Point) => void
  /** The pointer has left the page: a drop there does nothing. */
  leave: () => void
  drop: () => void
  cancel: () => void
}

/** Pixels of the screen, at the window's edges and beyond them, in which a drag scrolls the page. */
export const STRIP = 48

/** One drag at a time, from the palette or within the page, whoever reports the pointer. */
export function createDrag({ session, inverse }: { session: FrameSession; inverse: () => number }): Drag {
  const { store, ui } = session
  let subject: DragSubject | null = null
  let areas: SlotArea[] | null = null
  let measured = store.tree()
  let stops: (() => void)[] = []
  const autoScroll = createAutoScroll({ onScroll: (point) => over(point), size: () => STRIP * inverse() })
  const forget = () => (areas = null)
  /** A part of the page that scrolls moves against the rest of it; the page itself moves as a whole. */
  const onScroll = ({ target }: Event) => void (target !== document && forget())

  const over = (pointer: Point) => {
    if (!subject) return
    autoScroll.over(pointer)
    const origin = originOf()
    if (!areas || measured !== store.tree()) {
      measured = store.tree()
      areas = slotAreas({ session, subject, boxes: measurePage(origin) })
    }
    const point = { x: pointer.x - origin.left, y: pointer.y - origin.top }
    const { target, refusal } = nearestPlace({ areas, point, edge: EDGE * inverse() })
    ui.setState({ drag: { subject, pointer, target, owner: target?.area.owner ?? null, refusal } })
  }
  const end = () => {
    if (subject?.kind === 'elements') tellDragging(session, false)
    subject = null
    forget()
    autoScroll.stop()
    stops.forEach((stop) => stop())
    ui.setState({ drag: null })
  }
  return {
    isActive: () => subject !== null,
    start: (next) => {
      subject = next.kind === 'elements' ? { ...next, ids: outermost(store.tree(), next.ids) } : next
      if (next.kind === 'elements') tellDragging(session, true)
      stops = [listen(window, { resize: forget }), listen(document, { scroll: onScroll }, { capture: true })]
    },
    over,
    leave: () => {
      autoScroll.stop()
      ui.setState({ drag: null })
    },
    drop: () => {
      const { drag } = ui.getState()
      const dropped = subject
      end()
      if (drag && dropped) finish({ session, subject: dropped, drag })
    },
    cancel: end,
  }
}

/** A slice of the palette is the studio's own to tell of. */
function tellDragging(session: FrameSession, dragging: boolean): void {
  session.intend({ type: 'setCurrentState', session: { dragging } })
}

function finish({ session, subject, drag }: { session: FrameSession; subject: DragSubject; drag: DragView }): void {
  const place = drag.target?.place
  if (!place) return session.request({ type: 'refused', reason: refusalWords({ session, drag }) })
  if (subject.kind === 'slice') return session.request({ type: 'addSlice', slice: subject.name, place })
  session.intend({ type: 'moveElement', ids: [...subject.ids], place })
}

/** Why what is dragged does not go where the pointer is, in a sentence for the editor. */
export function refusalWords({ session, drag }: { session: FrameSession; drag: DragView }): string {
  return drag.refusal === null ? 'There is no place for it on this page.' : faultWords(drag.refusal, session.slice)
}

function originOf(): { left: number; top: number } {
  return document.querySelector('[data-voix-overlay]')?.getBoundingClientRect() ?? { left: 0, top: 0 }
}

/** CSS pixels per animation frame at the very edge. */
const FASTEST = 22

interface AutoScrollInput {
  onScroll: (point: Point) => void
  /** The height of the strips at the window's edges in which a drag scrolls. */
  size: () => number
}

/** Scrolls the page while a drag stays near to the upper or lower edge, the faster the nearer. */
function createAutoScroll({ onScroll, size }: AutoScrollInput): { over: (point: Point) => void; stop: () => void } {
  let frame = 0
  let last: Point | null = null
  const step = () => {
    frame = 0
    if (!last) return
    const before = window.scrollY
    window.scrollBy({ top: speedAt({ y: last.y, height: window.innerHeight, size: size() }), behavior: 'instant' })
    if (window.scrollY === before) return
    onScroll(last)
  }
  return {
    over: (point) => {
      last = point
      const isNear = speedAt({ y: point.y, height: window.innerHeight, size: size() }) !== 0
      if (isNear && frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      cancelAnimationFrame(frame)
      frame = 0
      last = null
    },
  }
}

/** Pixels per frame, negative for up, 0 between the strips. */
export function speedAt({ y, height, size }: { y: number; height: number; size: number }): number {
  const share = Math.max(0, size - y) - Math.max(0, y - (height - size))
  const limited = Math.max(-size, Math.min(size, share))
  return limited === 0 ? 0 : -Math.sign(limited) * Math.ceil((Math.abs(limited) / size) * FASTEST)
}
