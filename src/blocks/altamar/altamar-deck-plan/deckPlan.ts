interface Room {
  length: number | null
  split: 'one' | 'two'
}

/** A room in the drawing: its start, its length, and the position of its number. */
export interface Berth {
  x: number
  width: number
  isSplit: boolean
}

/** The range of the drawing from stern to bow, in its own units, without the tip of the bow. */
export const DECK = { from: 24, to: 860 }

/**
 * Divides the length of the deck among the rooms, starting at the stern. A room without a length counts as one metre.
 */
export function deckPlan(rooms: readonly Room[]): Berth[] {
  const lengths = rooms.map(({ length }) => Math.max(length ?? 1, 0.5))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  let x = DECK.from
  return rooms.map(({ split }, index) => {
    const width = ((lengths[index] ?? 1) / all) * (DECK.to - DECK.from)
    const berth = { x: Math.round(x), width: Math.round(width), isSplit: split === 'two' }
    x += width
    return berth
  })
}
