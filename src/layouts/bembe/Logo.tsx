const BARS = [12, 26, 40, 20, 34, 14]

/** A beat as a mixing desk shows it, and the name in poster type. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`bembe-logo ${className}`}>
      <svg viewBox="0 0 66 44" aria-hidden="true">
        {BARS.map((height, bar) => (
          <rect key={bar} x={bar * 11} y={22 - height / 2} width="7" height={height} fill="currentColor" />
        ))}
      </svg>
      <span>bembé</span>
    </span>
  )
}
