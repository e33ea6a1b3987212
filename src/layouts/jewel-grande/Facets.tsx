const STONES = ['#0f5a47', '#16806a', '#1d4f9c', '#123a75', '#a3123c', '#7a0d2d', '#5d2f7d', '#e9b872']
const STEP = 75
const WIDTH = 1200

/** The points of the middle row: uneven, as in a stone cut by hand. */
const MIDDLE = [58, 34, 70, 44, 62, 30, 74, 48, 38, 66, 42, 72, 36, 60, 46, 68, 40]

/** A row of cut stones across the page. It is drawn from constants, so that it is the same on every page. */
export function Facets({ className = '' }: { className?: string }) {
  const cells = MIDDLE.slice(0, -1).map((middle, cell) => {
    const [left, right] = [cell * STEP, (cell + 1) * STEP]
    const next = MIDDLE[cell + 1] ?? middle
    return [
      `M${left} 0H${right}L${left} ${middle}z`,
      `M${right} 0V${next}L${left} ${middle}z`,
      `M${left} ${middle}L${right} ${next}L${left} 110z`,
      `M${right} ${next}V110H${left}z`,
    ]
  })
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} 110`} preserveAspectRatio="none" aria-hidden="true">
      {cells.flatMap((facets, cell) =>
        facets.map((d, facet) => <path key={d} d={d} fill={STONES[(cell * 3 + facet * 5) % STONES.length]} />),
      )}
    </svg>
  )
}
