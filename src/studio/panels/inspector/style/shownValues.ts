import { hexOfRgb } from '../../../ui/inputs/parse'

type Columned = Pick<CSSStyleDeclaration, 'display' | 'gridTemplateColumns' | 'columnCount'>

/** How many columns a node has that lies in a grid or runs in columns; `undefined`: it is laid out in another way. */
export function shownColumns({ display, gridTemplateColumns, columnCount }: Columned): string | undefined {
  if (display.includes('flex')) return undefined
  // The browser tells the width of each: `200px 200px`, with the names of lines in brackets.
  const tracks = gridTemplateColumns.replace(/\[[^\]]*\]/g, '').match(/[\d.]+px/g)
  if (display.includes('grid') && tracks) return String(tracks.length)
  return /^\d+$/.test(columnCount) ? columnCount : '1'
}

/** A shadow of the browser (`rgba(0, 0, 0, 0.2) 0px 8px 24px 0px`) as people write it: `0 8px 24px 0 #00000033`. */
export function shownShadow(css: string): string | undefined {
  if (css === '') return undefined
  // Style sheets stack layers that show nothing.
  const layers = css.split(/,\s*(?![^(]*\))/).flatMap((layer) => {
    const paint = /[a-z]+\([^)]*\)/.exec(layer)?.[0]
    const color = paint && hexOfPaint(paint)
    if (!paint || !color) return []
    const lengths = layer.replace(paint, '').trim()
    return [`${lengths.replace(/(?<![\d.])0px/g, '0')} ${color}`]
  })
  return layers.length > 0 ? layers.join(', ') : 'none'
}

function hexOfPaint(paint: string): string | undefined {
  const alpha = /^rgba\((?:[^,]+,){3}\s*([\d.]+)/.exec(paint)?.[1]
  const hex = hexOfRgb(paint)
  if (!hex || alpha === undefined) return hex
  const part = Math.round(Number(alpha) * 255).toString(16)
  return hex + part.padStart(2, '0')
}
