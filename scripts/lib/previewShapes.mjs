// Shapes of the palette's preview pictures: every slice is drawn from the same few, in the same four colours.
const TEAL = '#0b4f5c'
const LAGOON = '#a9cdd0'
const CORAL = '#f2735a'
const SAND = '#f7efe4'

export const WIDTH = 320
export const HEIGHT = 200

const rect = (x, y, w, h, fill, r = 3) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`

/** A picture: sky, sun, hill and sea within its frame. */
export function photo(x, y, w, h, r = 6) {
  const sea = y + h * 0.62
  const sun = Math.min(w, h) * 0.13
  return [
    rect(x, y, w, h, '#fbd9cf', r),
    `<circle cx="${x + w * 0.72}" cy="${y + h * 0.34}" r="${sun}" fill="${CORAL}"/>`,
    `<path d="M${x} ${sea}q${w * 0.25} ${-h * 0.34} ${w * 0.5} ${-h * 0.1}t${w * 0.5} ${-h * 0.06}V${sea}z" fill="${LAGOON}"/>`,
    `<path d="M${x} ${sea}h${w}v${y + h - sea - r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}z" fill="${TEAL}" opacity=".75"/>`,
  ].join('')
}

export const title = (x, y, w, h = 11, fill = TEAL) => rect(x, y, w, h, fill, 3)

/** Lines of copy; the last one is shorter. */
export function copy(x, y, w, lines = 3, fill = LAGOON) {
  return Array.from({ length: lines }, (_, line) =>
    rect(x, y + line * 11, line === lines - 1 && lines > 1 ? w * 0.65 : w, 5, fill, 2.5),
  ).join('')
}

export const button = (x, y, w = 62) => rect(x, y, w, 19, CORAL, 9.5)

export const ghost = (x, y, w = 62) =>
  `<rect x="${x + 1}" y="${y + 1}" width="${w - 2}" height="17" rx="8.5" fill="none" stroke="${TEAL}" stroke-width="2"/>`

export const panel = (x, y, w, h, fill = '#fff', r = 8) => rect(x, y, w, h, fill, r)

export const line = (x, y, w, fill = '#d9cdbb') => rect(x, y, w, 1.6, fill, 0.8)

export const dashed = (x, y, w, h) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="none" stroke="${LAGOON}" stroke-width="2" stroke-dasharray="6 5"/>`

export const figure = (x, y, text, size = 30, fill = CORAL) =>
  `<text x="${x}" y="${y}" font-family="Georgia, serif" font-size="${size}" font-weight="700" fill="${fill}" text-anchor="middle">${text}</text>`

export const play = (x, y, r = 22) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><path d="M${x - r * 0.3} ${y - r * 0.45}v${r * 0.9}l${r * 0.8} ${-r * 0.45}z" fill="${TEAL}"/>`

export const dots = (x, y, count = 3) =>
  Array.from({ length: count }, (_, dot) =>
    dot === 0 ? rect(x, y - 3, 16, 6, TEAL) : `<circle cx="${x + 12 + dot * 13}" cy="${y}" r="3" fill="${LAGOON}"/>`,
  ).join('')

export const mark = (x, y, path) =>
  `<path transform="translate(${x} ${y})" d="${path}" fill="none" stroke="${TEAL}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`

export const colors = { TEAL, LAGOON, CORAL, SAND }

export function toSvg(shapes) {
  const ground = rect(0, 0, WIDTH, HEIGHT, SAND, 0)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${ground}${shapes.join('')}</svg>\n`
}
