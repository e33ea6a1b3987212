/** A bow from the front with the sun's rays behind it, and the name in wide capitals. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`altamar-logo ${className}`}>
      <svg viewBox="0 0 80 64" fill="none" aria-hidden="true">
        <path d="M40 4v22M40 26 22 7M40 26 58 7M40 26 9 17M40 26l31-9M40 60 24 30h32zM40 60V30M6 60h68M14 55h10m32 0h10" />
      </svg>
      <span>Altamar</span>
    </span>
  )
}
