import type { CSSProperties } from 'react'

/** The colours of a band: the layout's own, its tint, its dark colour, or dark text on an editor's light colour. */
export type Tone = 'plain' | 'tint' | 'deep' | 'light'

export const TONES = [
  { label: 'Page colour', value: 'plain' },
  { label: 'Soft tint', value: 'tint' },
  { label: 'Dark brand colour', value: 'deep' },
] as const

/** Returns the attributes of a band in an editor's colour: its text is dark or light, whichever has more contrast. */
export function toneOf(color: string | null): { 'data-tone': Tone; style?: CSSProperties } {
  if (!color) return { 'data-tone': 'plain' }
  const luminance = luminanceOf(color)
  if (luminance === null) return { 'data-tone': color in TOKENS ? (color as Tone) : 'plain' }
  const style = { '--ground': color, '--deep': color } as CSSProperties
  return { 'data-tone': luminance > 0.24 ? 'light' : 'deep', style }
}

const TOKENS: Record<string, true> = { plain: true, tint: true, deep: true }

/** Returns the relative luminance (WCAG) of a hex colour, or `null` for any other notation. */
function luminanceOf(color: string): number | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1]
  if (!hex) return null
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linear(parseInt(full.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
