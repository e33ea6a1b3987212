/** The phases that editors can choose. */
export const MOON_PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const

export type MoonPhase = (typeof MOON_PHASES)[number]

/** The lit share of the disc: on the right while the moon waxes, on the left while it wanes. */
const LIT: Record<MoonPhase, { share: number; isLeft: boolean }> = {
  new: { share: 0, isLeft: false },
  'waxing-crescent': { share: 0.2, isLeft: false },
  'first-quarter': { share: 0.5, isLeft: false },
  'waxing-gibbous': { share: 0.8, isLeft: false },
  full: { share: 1, isLeft: false },
  'waning-gibbous': { share: 0.8, isLeft: true },
  'last-quarter': { share: 0.5, isLeft: true },
  'waning-crescent': { share: 0.2, isLeft: true },
}

/**
 * Returns the path of the lit part of a disc of radius 1 around 0,0: half of the rim, and the edge of the shadow, which
 * is half an ellipse.
 */
export function moonPath(phase: MoonPhase): string {
  const { share, isLeft } = LIT[phase]
  if (share === 0) return ''
  const edge = Math.abs(1 - 2 * share)
  const rim = isLeft ? 0 : 1
  const back = share > 0.5 ? rim : 1 - rim
  return `M0-1A1 1 0 0 ${rim} 0 1A${edge} 1 0 0 ${back} 0-1z`
}
