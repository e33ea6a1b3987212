/** Mixes two `#rrggbb` colours; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from)
  const b = channels(to)
  const t = Math.min(1, Math.max(0, amount))
  return `#${a.map((value, i) => byte(value + ((b[i] ?? 0) - value) * t)).join('')}`
}

export const lighten = (color: string, amount: number): string => mix(color, '#ffffff', amount)
export const darken = (color: string, amount: number): string => mix(color, '#05070f', amount)

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16))
}

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}
