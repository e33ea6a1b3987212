export interface Paint {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  /** `url(#...)` of a filter, clip or mask. */
  filter?: string
  clip?: string
  blend?: 'screen' | 'multiply' | 'soft-light' | 'overlay'
  transform?: string
}

/** One path. */
export const path = (d: string, paint: Paint): string => `<path d="${d}"${attributes(paint)}/>`

export const rect = (x: number, y: number, w: number, h: number, paint: Paint & { rx?: number }): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, w).toFixed(1)}" height="${Math.max(0, h).toFixed(1)}"${paint.rx ? ` rx="${paint.rx}"` : ''}${attributes(paint)}/>`

export const circle = (x: number, y: number, radius: number, paint: Paint): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"${attributes(paint)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}"${attributes(paint)}/>`

export const group = (content: string | readonly string[], paint: Paint = {}): string =>
  `<g${attributes(paint)}>${typeof content === 'string' ? content : content.join('')}</g>`

/** Repeats `build` and joins what it returns. */
export const repeat = (count: number, build: (index: number, share: number) => string): string =>
  Array.from({ length: count }, (_, i) => build(i, count > 1 ? i / (count - 1) : 0)).join('')

function attributes(paint: Paint): string {
  const { fill, stroke, width, opacity, filter, clip, blend, transform } = paint
  let text = fill || !stroke ? (fill ? ` fill="${fill}"` : '') : ' fill="none"'
  if (stroke) text += ` stroke="${stroke}" stroke-width="${width ?? 1}" stroke-linecap="round" stroke-linejoin="round"`
  if (opacity !== undefined) text += ` opacity="${opacity.toFixed(3)}"`
  if (filter) text += ` filter="${filter}"`
  if (clip) text += ` clip-path="${clip}"`
  if (transform) text += ` transform="${transform}"`
  if (blend) text += ` style="mix-blend-mode:${blend}"`
  return text
}
