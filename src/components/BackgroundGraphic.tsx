/**
 * Large line drawings behind a slice, by name. `none` and unknown names have no drawing. Source: specification §3,
 * "Background graphics".
 */
const PATHS: Record<string, string> = {
  'scribble-circle': [0, 1, 2, 3].map((turn) => ellipse(88 - turn * 5, 80 + turn * 4)).join(''),
  'spider-web': web(),
  'spiral-coral': spiral(),
  'spiral-coral-web': spiral() + web(),
}

export function BackgroundGraphic({ name, className = '' }: { name: string; className?: string }) {
  const path = PATHS[name]
  if (!path) return null
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
      className={`pointer-events-none absolute -z-10 ${className}`}
    >
      <path d={path} fill="none" stroke="var(--accent)" strokeOpacity="0.75" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  )
}

function ellipse(rx: number, ry: number): string {
  return `M${100 - rx} 100a${rx} ${ry} 0 1 1 ${2 * rx} ${rx % 7}a${rx} ${ry} 0 1 1 ${-2 * rx} ${-(rx % 7)}`
}

function web(): string {
  const rays = range(12).map((ray) => `M100 100L${point(ray / 12, 92)}`)
  const rings = [30, 52, 74].map(
    (radius) =>
      `M${range(13)
        .map((ray) => point(ray / 12, radius))
        .join('L')}`,
  )
  return [...rays, ...rings].join('')
}

function spiral(): string {
  return `M${range(240)
    .map((step) => point(step / 48, 4 + step * 0.37))
    .join('L')}`
}

function point(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI
  return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
