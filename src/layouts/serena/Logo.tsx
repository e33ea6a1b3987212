/** Three nested arches, and the name in small light letters. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`serena-logo ${className}`}>
      <svg viewBox="0 0 48 40" fill="none" aria-hidden="true">
        <path d="M3 39V24a21 21 0 0 1 42 0v15M11 39V25a13 13 0 0 1 26 0v14M19 39V26a5 5 0 0 1 10 0v13" />
      </svg>
      <span>serena</span>
    </span>
  )
}
