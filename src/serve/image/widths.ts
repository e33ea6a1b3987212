/** The widths in which images are rendered: enough for every screen, few enough to limit the work of a server. */
export const WIDTHS = [160, 240, 320, 480, 640, 750, 960, 1125, 1400, 1680, 2100, 2800, 3840] as const

/** Shares of the shown width: half a column, the whole one, and screens of higher density. */
const SHARES = [0.5, 1, 1.5]

/**
 * Returns the widths to offer for an image that is shown `width` CSS pixels wide and whose original has `original`
 * pixels. They are few, since the page contains every address twice: as HTML and for React.
 */
export function offeredWidths({ width, original }: { width: number; original: number }): number[] {
  const own = Math.min(width, original)
  const near = SHARES.map((share) => WIDTHS.find((candidate) => candidate >= width * share)).filter(
    (candidate) => candidate !== undefined && candidate <= original,
  ) as number[]
  return [...new Set([...near, ...(near.length > 1 ? [] : [own])])].sort((a, b) => a - b)
}

/** Whether pages offer an image cropped to `own` pixels in this width. No other width is rendered, signed or not. */
export function isOfferedWidth(width: number, own: number): boolean {
  return width === own || SHARES.some((share) => WIDTHS.find((candidate) => candidate >= own * share) === width)
}
