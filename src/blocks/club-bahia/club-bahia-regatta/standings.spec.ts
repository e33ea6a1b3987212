import { describe, expect, it } from 'vitest'
import { toStandings } from './standings'

const boat = (name: string, places: string) => ({ name, places })
const table = (boats: { name: string; places: string }[], discards = 0) =>
  toStandings(boats, discards).map(({ boat, rank, total }) => [rank, boat.name, total])

describe('the regatta board', () => {
  it('orders by the fewest points', () => {
    expect(table([boat('a', '3 | 1'), boat('b', '1 | 2'), boat('c', '2 | 3')])).toEqual([
      [1, 'b', 3],
      [2, 'a', 4],
      [3, 'c', 5],
    ])
  })

  it('counts what is no place, and a race that a boat lacks, as one more than there are boats', () => {
    expect(table([boat('a', '1 | DNF'), boat('b', '2')])).toEqual([
      [1, 'a', 4],
      [2, 'b', 5],
    ])
  })

  it('leaves out the worst races, and never all of them', () => {
    const [first] = toStandings([boat('a', '1 | 4 | 2')], 1)
    expect(first?.races.map(({ isDiscarded }) => isDiscarded)).toEqual([false, true, false])
    expect(first?.total).toBe(3)
    expect(table([boat('a', '2')], 2)).toEqual([[1, 'a', 2]])
  })

  it('decides between equals by the better single place, and shares the rank where nothing does', () => {
    expect(table([boat('a', '2 | 2'), boat('b', '1 | 3'), boat('c', '3 | 1')])).toEqual([
      [1, 'b', 4],
      [1, 'c', 4],
      [3, 'a', 4],
    ])
  })

  it('is empty without boats', () => {
    expect(toStandings([], 1)).toEqual([])
  })
})
