interface Room {
  length: number | null
  split: 'one' | 'two'
}

/** A room on the drawing: where it begins, how long it is, and where its number stands. */
export interface Berth {
  x: number
  width: number
  isSplit: boolean
}

/** The drawing's units from stern to bow, without the bow's tip. */
export const DECK = { from: 24, to: 860 }

/** Shares the length of the deck out among the rooms, from the stern on. A room without a length counts as one metre. */
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
