const RED = '#d7263d'
const BLUE = '#1450b8'
const YELLOW = '#ffcf1b'
const WHITE = '#fff'
const BLACK = '#111'

const SQUARE = 'M0 0h30v30H0z'
const LEFT = 'M0 0h15v30H0z'
const RIGHT = 'M15 0h15v30H15z'
const SALTIRE = 'M0 0h5L30 25v5h-5L0 5zM30 0v5L5 30H0v-5L25 0z'
const CROSS = 'M12 0h6v12h12v6H18v12h-6V18H0v-6h12z'
const DIAMOND = 'M15 0 30 15 15 30 0 15z'

type Layer = readonly [colour: string, path: string]

/** The flags of the International Code of Signals, each on 30 by 30 units, from the background up. */
export const SIGNAL_FLAGS: Readonly<Record<string, readonly Layer[]>> = {
  A: [
    [WHITE, LEFT],
    [BLUE, 'M15 0h15l-7 15 7 15H15z'],
  ],
  B: [[RED, 'M0 0h30l-8 15 8 15H0z']],
  C: [
    [BLUE, SQUARE],
    [WHITE, 'M0 6h30v18H0z'],
    [RED, 'M0 12h30v6H0z'],
  ],
  D: [
    [YELLOW, SQUARE],
    [BLUE, 'M0 7.500h30v15H0z'],
  ],
  E: [
    [RED, SQUARE],
    [BLUE, 'M0 0h30v15H0z'],
  ],
  F: [
    [WHITE, SQUARE],
    [RED, DIAMOND],
  ],
  G: [
    [YELLOW, SQUARE],
    [BLUE, 'M5 0h5v30H5zm10 0h5v30h-5zm10 0h5v30h-5z'],
  ],
  H: [
    [WHITE, LEFT],
    [RED, RIGHT],
  ],
  I: [
    [YELLOW, SQUARE],
    [BLACK, 'M15 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'],
  ],
  J: [
    [BLUE, SQUARE],
    [WHITE, 'M0 10h30v10H0z'],
  ],
  K: [
    [YELLOW, LEFT],
    [BLUE, RIGHT],
  ],
  L: [
    [YELLOW, SQUARE],
    [BLACK, 'M15 0h15v15H15zM0 15h15v15H0z'],
  ],
  M: [
    [BLUE, SQUARE],
    [WHITE, SALTIRE],
  ],
  N: [
    [WHITE, SQUARE],
    [
      BLUE,
      'M0 0h7.500v7.500H0zm15 0h7.500v7.500H15zM7.500 7.500H15V15H7.500zm15 0H30V15h-7.500zM0 15h7.500v7.500H0zm15 0h7.500v7.500H15zM7.500 22.500H15V30H7.500zm15 0H30V30h-7.500z',
    ],
  ],
  O: [
    [YELLOW, SQUARE],
    [RED, 'M0 0h30v30z'],
  ],
  P: [
    [BLUE, SQUARE],
    [WHITE, 'M9 9h12v12H9z'],
  ],
  Q: [[YELLOW, SQUARE]],
  R: [
    [RED, SQUARE],
    [YELLOW, CROSS],
  ],
  S: [
    [WHITE, SQUARE],
    [BLUE, 'M9 9h12v12H9z'],
  ],
  T: [
    [WHITE, SQUARE],
    [RED, 'M0 0h10v30H0z'],
    [BLUE, 'M20 0h10v30H20z'],
  ],
  U: [
    [WHITE, SQUARE],
    [RED, 'M0 0h15v15H0zm15 15h15v15H15z'],
  ],
  V: [
    [WHITE, SQUARE],
    [RED, SALTIRE],
  ],
  W: [
    [BLUE, SQUARE],
    [WHITE, 'M6 6h18v18H6z'],
    [RED, 'M11 11h8v8h-8z'],
  ],
  X: [
    [WHITE, SQUARE],
    [BLUE, CROSS],
  ],
  Y: [
    [YELLOW, SQUARE],
    [RED, 'M0 6V0h6zm0 12V12L12 0h6zM0 30v-6L24 0h6zm12 0L30 12v6L18 30zm12 0 6-6v6z'],
  ],
  Z: [
    [YELLOW, 'M0 0h30L15 15z'],
    [BLUE, 'M30 0v30L15 15z'],
    [RED, 'M0 30h30L15 15z'],
    [BLACK, 'M0 0v30l15-15z'],
  ],
}

/** Returns the flags that spell a word: `Bahía` -> B, A, H, I, A. Characters without a flag are left out. */
export function toFlags(word: string): { letter: string; layers: readonly Layer[] }[] {
  const letters = word.normalize('NFD').toUpperCase().match(/[A-Z]/g) ?? []
  return letters.map((letter) => ({ letter, layers: SIGNAL_FLAGS[letter] ?? [] }))
}
