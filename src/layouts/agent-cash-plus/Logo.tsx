/** A plus in a square, and the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
        <path fill="var(--accent)" d="M0 0h40v40H0z" />
        <path fill="none" stroke="var(--on-accent)" strokeWidth="5" d="M20 9v22M9 20h22" />
      </svg>
      <span className="heading text-xl">Cash Plus</span>
    </span>
  )
}
