import type { Session } from '../../model'

/** Where the studio's frame stands in its window, and how much it is scaled. */
export interface FramePosition {
  x: number
  y: number
  scale: number
}

/** CSS pixels between a spot of another window and the menu that the studio opens for it. */
const OFFSET = { x: 400, y: 130 }

/**
 * Where a context item's menu opens, in the studio's CSS pixels. A spot of the studio's own frame is known exactly; one of another
 * window has no place in the studio, so it is shifted past the panes and the bar.
 */
export function contextPosition({ item, frame }: { item: NonNullable<Session['contextItem']>; frame: FramePosition }): {
  x: number
  y: number
} {
  if (item.isElsewhere) return { x: item.x + OFFSET.x, y: item.y + OFFSET.y }
  return { x: frame.x + item.x * frame.scale, y: frame.y + item.y * frame.scale }
}
