import type { DemoBrand } from '../data/brands'

/** A brand's mark as SVG, 512 px square with a transparent ground. */
export function markSvg(args: { mark: DemoBrand['mark']; main: string; accent: string; ring?: boolean }): string {
  const { mark, main, accent, ring } = args
  const shapes: Record<DemoBrand['mark'], string> = {
    sun: `<path d="M96 300a160 160 0 0 1 320 0z" fill="${accent}"/>${[-60, -30, 0, 30, 60].map((turn) => `<path d="M250 118l6-54 6 54z" fill="${accent}" transform="rotate(${turn} 256 300)"/>`).join('')}<path d="M64 322q48-34 96 0t96 0 96 0 96 0v26q-48 34-96 0t-96 0-96 0-96 0z" fill="${main}"/><path d="M112 388q36-26 72 0t72 0 72 0 72 0v20q-36 26-72 0t-72 0-72 0-72 0z" fill="${main}" opacity=".7"/>`,
    gem: `<path d="M156 128h200l76 96-176 200L80 224z" fill="none" stroke="${main}" stroke-width="14" stroke-linejoin="round"/><path d="M80 224h352M156 128l44 96 56-96 56 96 44-96M200 224l56 200 56-200" fill="none" stroke="${accent}" stroke-width="10" stroke-linejoin="round"/>`,
    wave: `<circle cx="256" cy="256" r="176" fill="${accent}"/><path d="M80 268c40-90 130-110 176-50 26 34 70 34 84 4-42 10-60-34-30-58 60-44 122 20 122 92a176 176 0 0 1-352 12z" fill="${main}"/><path d="M98 330c60 40 120 10 158-4s110-20 158 12" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/>`,
    moon: `<path d="M318 88a176 176 0 1 0 104 262A150 150 0 0 1 318 88z" fill="${accent}"/><path d="M96 396q40-28 80 0t80 0 80 0 80 0" fill="none" stroke="${main}" stroke-width="14" stroke-linecap="round"/><circle cx="392" cy="150" r="12" fill="${main}"/><circle cx="344" cy="208" r="7" fill="${main}"/><circle cx="424" cy="226" r="8" fill="${main}"/>`,
  }
  const frame = ring ? `<circle cx="256" cy="256" r="238" fill="none" stroke="${main}" stroke-width="8"/>` : ''
  const scale = ring ? ' transform="translate(56 56) scale(.78)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${frame}<g${scale}>${shapes[mark]}</g></svg>`
}
