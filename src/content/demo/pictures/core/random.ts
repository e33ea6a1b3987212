/** A seeded source of numbers: the same seed always paints the same picture. */
export interface Rand {
  /** A number in [min, max). */
  (min?: number, max?: number): number
  int: (min: number, max: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (probability: number) => boolean
}

/** Mulberry32 over a hash of `seed`. */
export function createRand(seed: string): Rand {
  let state = [...seed].reduce((hash, char) => Math.imul(hash ^ char.charCodeAt(0), 16777619), 2166136261) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const rand = (min = 0, max = 1): number => min + next() * (max - min)
  return Object.assign(rand, {
    int: (min: number, max: number): number => Math.floor(rand(min, max + 1)),
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
    chance: (probability: number): boolean => next() < probability,
  })
}
