/** A part of a tile: one of its paints, and its path on 40 by 40 units. */
type Part = readonly [paint: 'first' | 'second' | 'ground', path: string]

/** Cement tiles of the coast, drawn so that neighbouring tiles join. */
export const TILES = {
  star: [
    ['first', 'M20 3 24.500 15.500 37 20 24.500 24.500 20 37 15.500 24.500 3 20 15.500 15.500z'],
    ['second', 'M0 0h10L0 10zM40 0v10L30 0zM0 40V30l10 10zM40 40H30l10-10z'],
    ['ground', 'M20 15 25 20 20 25 15 20z'],
  ],
  petal: [
    [
      'first',
      'M20 20C8 19 1 12 0 0 12 1 19 8 20 20zM20 20C21 8 28 1 40 0 39 12 32 19 20 20zM20 20C32 21 39 28 40 40 28 39 21 32 20 20zM20 20C19 32 12 39 0 40 1 28 8 21 20 20z',
    ],
    ['second', 'M20 5l4 5-4 5-4-5zm0 20 4 5-4 5-4-5zM5 20l5-4 5 4-5 4zm20 0 5-4 5 4-5 4z'],
  ],
  diamond: [
    ['first', 'M20 0 40 20 20 40 0 20z'],
    ['ground', 'M20 9 31 20 20 31 9 20z'],
    ['second', 'M20 14l6 6-6 6-6-6zM0 0h7L0 7zM40 0v7l-7-7zM0 40v-7l7 7zM40 40h-7l7-7z'],
  ],
  wave: [
    ['first', 'M0 14C10 14 10 2 20 2s10 12 20 12v8C30 22 30 10 20 10S10 22 0 22z'],
    ['second', 'M0 34C10 34 10 22 20 22s10 12 20 12v4C30 38 30 27 20 27S10 38 0 38z'],
  ],
  lattice: [
    ['first', 'M0 0h5l15 15L35 0h5v5L25 20l15 15v5h-5L20 25 5 40H0v-5l15-15L0 5z'],
    ['second', 'M20 0h8l-8 8-8-8zM20 40h-8l8-8 8 8zM0 20v-8l8 8-8 8zM40 20v8l-8-8 8-8z'],
  ],
  sun: [
    [
      'first',
      'M20 12a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM18 0h4l-2 10zM18 40h4l-2-10zM0 18v4l10-2zM40 18v4l-10-2zM5 8l3-3 5 8zM35 32l-3 3-5-8zM32 5l3 3-8 5zM8 35l-3-3 8-5z',
    ],
    ['second', 'M0 0h9A9 9 0 0 1 0 9zM40 0v9a9 9 0 0 1-9-9zM0 40v-9a9 9 0 0 1 9 9zM40 40h-9a9 9 0 0 1 9-9z'],
    ['ground', 'M20 16a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  ],
} as const satisfies Record<string, readonly Part[]>

export type TileName = keyof typeof TILES

export const TILE_NAMES = Object.keys(TILES) as TileName[]
