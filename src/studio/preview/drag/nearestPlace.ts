import { distance, gapsOf, isInside, type Gap, type Point, type SlotArea } from './geometry'
import type { Box } from '../../dom/box'

/** This near to an element's edge a pointer means the place beside the element, not one inside. */
export const EDGE = 10

interface Nearest {
  /** Where a drop would go; `null` when no place is legal. */
  target: (Gap & { area: SlotArea }) | null
  /** Why nothing under the pointer takes it; `null` when the target is there. */
  refusal: SlotArea['reason']
}

interface Input {
  /** Every slot on the screen, the legal ones and the others. */
  areas: readonly SlotArea[]
  point: Point
  /** The distance from an edge that still means beside. Larger where the frame is scaled down. */
  edge?: number
}

/** Where a drop goes: into the innermost legal slot under the pointer, else to the nearest legal place. */
export function nearestPlace({ areas, point, edge = EDGE }: Input): Nearest {
  const under = areas
    .filter(({ box, owner }) => isInside(point, box) && (owner === null || isInside(point, owner, edge)))
    .sort((a, b) => b.depth - a.depth)
  const innermost = under[0]
  const legalUnder = under.find(({ reason }) => reason === null)
  const candidates = legalUnder ? [legalUnder] : areas.filter(({ reason }) => reason === null)
  const target = nearestGap({ areas: candidates, point })
  const reason = innermost?.reason ?? areas.find(({ parent }) => parent === null)?.reason ?? null
  return { target, refusal: legalUnder ? null : reason }
}

function nearestGap({ areas, point }: Omit<Input, 'edge'>): Nearest['target'] {
  let best: Nearest['target'] = null
  let least = Infinity
  for (const area of areas) {
    for (const gap of gapsOf(area)) {
      const own = distance(point, gap.line)
      const isNearer = own < least || (own === least && best !== null && area.depth < best.area.depth)
      if (!isNearer) continue
      best = { ...gap, area }
      least = own
    }
  }
  return best
}

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
