import { BREAKPOINT_NAMES, BREAKPOINTS, type Breakpoint } from '../../../tree/types'
import type { Zoom } from '../../session/editorStore'

/** The width at which each breakpoint is shown: a common screen within its range. */
const FRAME_WIDTHS: Record<Breakpoint, number> = { ...BREAKPOINTS, default: 390 }

export interface FrameSize {
  /** CSS pixels of the page inside the frame. */
  width: number
  height: number
  scale: number
}

/** The frame keeps the breakpoint's width whatever room there is; what does not fit is scaled, never reflowed. */
export function frameSize({
  breakpoint,
  zoom,
  room,
}: {
  breakpoint: Breakpoint
  zoom: Zoom
  room: { width: number; height: number }
}): FrameSize {
  const width = FRAME_WIDTHS[breakpoint]
  const scale = zoom === 'fit' ? Math.min(1, Math.max(0.1, room.width / width)) : zoom
  return { width, height: Math.max(200, Math.round(room.height / scale)), scale }
}

/** Smaller than this nobody reads the page in its frame: its texts are of 16 px and more. */
const READABLE = 0.6

/** The breakpoint that a page is opened at: the widest up to this one that can be read in the room there is. */
export function readableBreakpoint({ breakpoint, width }: { breakpoint: Breakpoint; width: number }): Breakpoint {
  const upTo = BREAKPOINT_NAMES.slice(0, BREAKPOINT_NAMES.indexOf(breakpoint) + 1)
  return upTo.findLast((name) => width / FRAME_WIDTHS[name] >= READABLE) ?? 'default'
}
