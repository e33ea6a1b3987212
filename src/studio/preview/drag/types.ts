import type { Box } from '../overlay/box'
import type { Point } from './geometry'
import type { Nearest } from './nearestPlace'

/** What is dragged: elements of the page, or a slice of the palette. */
export type DragSubject = { kind: 'elements'; ids: readonly string[] } | { kind: 'slice'; name: string }

/** What the overlay draws of a drag. Boxes and lines are seen from the overlay's root, the pointer from the window. */
export interface DragView {
  subject: DragSubject
  pointer: Point
  target: Nearest['target']
  /** The element whose slot it goes to. */
  owner: Box | null
  refusal: Nearest['refusal']
}
