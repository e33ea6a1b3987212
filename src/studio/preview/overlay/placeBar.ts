import { around, type Box } from '../../dom/box'

interface Room {
  /** The text that is edited. */
  text: Box
  /** The element that the text is of. */
  element: Box
  /** The other texts of the element. */
  others: readonly Box[]
  bar: { left: number; width: number; height: number }
  /** Between the bar and the text. */
  gap: number
  /** What of the page is on the screen. */
  view: Box
  /** The page. */
  page: Box
  /** Where the bar is: it stays there as long as nothing is in its way. */
  last: BarPlace | null
}

/** On which side of the text the bar is, of the text alone or of its whole element. */
export interface BarPlace {
  side: 'above' | 'below'
  of: 'text' | 'element'
}

const PLACES: readonly BarPlace[] = [
  { side: 'above', of: 'text' },
  { side: 'below', of: 'text' },
  { side: 'above', of: 'element' },
  { side: 'below', of: 'element' },
]

/** Returns a place for the bar that covers no other text of the element and is on the screen; above the text if there is none. */
export function placeBar(room: Room): BarPlace {
  const { last, page, view } = room
  const places = last ? [last, ...PLACES] : PLACES
  const free = places.filter((place) => {
    const box = boxOfBar(place, room)
    return isWithin(box, page) && !room.others.some((other) => overlaps(box, other))
  })
  return (
    free.find((place) => isWithin(boxOfBar(place, room), view)) ??
    free.find(({ of }) => of === 'text') ?? { side: 'above', of: 'text' }
  )
}

/** Returns how far the far edge of the bar is from the text. */
export function barDistance({ side, of }: BarPlace, room: Pick<Room, 'text' | 'element' | 'bar' | 'gap'>): number {
  const { text, element, bar, gap } = room
  // A text may reach over its element.
  const edges = of === 'text' ? text : (around([text, element]) ?? text)
  return (side === 'above' ? text.top - edges.top : edges.bottom - text.bottom) + gap + bar.height
}

function boxOfBar(place: BarPlace, room: Room): Box {
  const { text, bar } = room
  const distance = barDistance(place, room)
  const top = place.side === 'above' ? text.top - distance : text.bottom + distance - bar.height
  return { left: bar.left, right: bar.left + bar.width, top, bottom: top + bar.height }
}

function isWithin(box: Box, outer: Box): boolean {
  return box.top >= outer.top && box.bottom <= outer.bottom
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
