import { toCells } from '../../lib/cells'

export interface Race {
  /** The text as entered: a place, or a code such as DNF. */
  text: string
  points: number
  isDiscarded: boolean
}

export interface Standing<Boat> {
  boat: Boat
  /** Boats with equal results share a rank. */
  rank: number
  races: Race[]
  total: number
}

interface Scored<Boat> extends Omit<Standing<Boat>, 'rank'> {
  /** All points in ascending order: the tie-break for boats with the same total. */
  best: number[]
}

/**
 * Scores by the low-point system: a place counts as its number, any other result as the number of boats plus one. The
 * worst races are discarded, but never all. The lowest total wins.
 */
export function toStandings<Boat extends { places: string }>(
  boats: readonly Boat[],
  discards: number,
): Standing<Boat>[] {
  const written = boats.map(({ places }) => toCells(places))
  const count = Math.max(0, ...written.map((cells) => cells.length))
  const scored = boats.map((boat, index) =>
    score({ boat, cells: written[index] ?? [], count, discards, last: boats.length + 1 }),
  )
  scored.sort(compare)
  return scored.map(({ best: _, ...standing }, index) => ({
    ...standing,
    rank: scored.findIndex((other) => compare(other, scored[index] ?? other) === 0) + 1,
  }))
}

function score<Boat>(of: { boat: Boat; cells: string[]; count: number; discards: number; last: number }): Scored<Boat> {
  const { boat, cells, count, discards, last } = of
  const races: Race[] = Array.from({ length: count }, (_, race) => {
    const text = cells[race] || 'DNC'
    return { text, points: /^[1-9]\d*$/.test(text) ? Number(text) : last, isDiscarded: false }
  })
  const worst = races.toSorted((a, b) => b.points - a.points).slice(0, Math.max(0, Math.min(discards, count - 1)))
  for (const race of worst) race.isDiscarded = true
  return {
    boat,
    races,
    total: races.reduce((sum, { points, isDiscarded }) => sum + (isDiscarded ? 0 : points), 0),
    best: races.map(({ points }) => points).toSorted((a, b) => a - b),
  }
}

function compare(a: Scored<unknown>, b: Scored<unknown>): number {
  if (a.total !== b.total) return a.total - b.total
  const race = a.best.findIndex((points, index) => points !== b.best[index])
  return race === -1 ? 0 : (a.best[race] ?? 0) - (b.best[race] ?? 0)
}
