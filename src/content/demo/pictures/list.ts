import { groupPictures } from './list.group'
import { livelyPictures } from './list.lively'
import { quietPictures } from './list.quiet'
import type { DemoPicture, PictureSize } from './types'

const entries = [...groupPictures, ...quietPictures, ...livelyPictures]

const mirrored = new Set([
  'pointe-azul-suite',
  'pimento-bay-suite',
  'playa-coralina-suite',
  'halcyon-bay-pool',
  'punta-palmera-pool',
  'pimento-bay-cove',
  'punta-palmera-beach',
  'west-end-sunset',
  'playa-coralina-beach',
  'halcyon-bay-reef',
  'bahia-serena-sail',
  'west-end-sail',
  'pointe-azul-peaks',
  'halcyon-bay-golf',
  'group-aerial',
  'punta-palmera-slides',
  'bahia-serena-dining',
  'playa-coralina-market',
])

/** The demo's pictures, drawn by our own code at the first start. */
export const pictures: readonly DemoPicture[] = entries.map(([key, scene, mood, size, en, es]) => ({
  key,
  scene,
  mood,
  size,
  mirror: mirrored.has(key),
  alt: { en, es },
}))

/** Pixels per size. */
export const PICTURE_SIZES = {
  hero: { width: 2000, height: 1125 },
  card: { width: 1400, height: 1000 },
} as const satisfies Record<PictureSize, { width: number; height: number }>
