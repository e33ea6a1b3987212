/** Random numbers that are the same for the same seed. */
export interface Random {
  /** Returns an integer from 0 to `limit` - 1. */
  below: (limit: number) => number
  pick: <Value>(values: readonly Value[]) => Value
  /** Returns `true` with this probability (0 to 1). */
  happens: (share: number) => boolean
}

/** Mulberry32: small, and random enough for an unplanned order. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick: (values) => {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to choose from.')
      return value
    },
    happens: (share) => next() < share,
  }
}
