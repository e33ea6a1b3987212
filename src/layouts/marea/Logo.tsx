/** The slanted name over a wave that runs out below it. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`marea-logo ${className}`}>
      <span>Marea</span>
      <svg viewBox="0 0 120 16" fill="none" aria-hidden="true">
        <path d="M2 12c10 0 12-9 20-9s10 9 20 9 12-9 20-9 10 9 20 9 12-6 36-6" />
      </svg>
    </span>
  )
}
