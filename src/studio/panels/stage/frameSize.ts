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

/** A breakpoint that a narrow window replaced. It returns in a wider window, unless the user selects another. */
export interface Replaced {
  from: Breakpoint
  by: Breakpoint
}

/** Returns the breakpoint to show after the window was resized, and the one that it replaces. */
export function followWindow({ breakpoint, replaced, ...room }: Narrowed & { replaced: Replaced | null }): {
  breakpoint: Breakpoint
  replaced: Replaced | null
} {
  const wanted = replaced?.by === breakpoint ? replaced.from : breakpoint
  const { before, width } = room
  const by = readableBreakpoint({
    breakpoint: wanted,
    width,
    ...(wanted === breakpoint && before !== undefined && { before }),
  })
  return { breakpoint: by, replaced: by === wanted ? null : { from: wanted, by } }
}

/** Smaller than this nobody reads the page in its frame: its texts are of 16 px and more. */
const READABLE = 0.6

interface Narrowed {
  breakpoint: Breakpoint
  /** The room that there was before; left out: the page is being opened. */
  before?: number
  width: number
}

/**
 * The widest breakpoint up to this one that can be read in the room there is. One that could not be read before either stays: somebody chose it
 * nevertheless.
 */
export function readableBreakpoint({ breakpoint, before = Infinity, width }: Narrowed): Breakpoint {
  const isReadable = (name: Breakpoint, room: number) => room / FRAME_WIDTHS[name] >= READABLE
  if (!isReadable(breakpoint, before)) return breakpoint
  const upTo = BREAKPOINT_NAMES.slice(0, BREAKPOINT_NAMES.indexOf(breakpoint) + 1)
  return upTo.findLast((name) => isReadable(name, width)) ?? 'default'
}
