/** A shell drawn in one stroke, and the name in five crayon colours. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`caracola-logo ${className}`}>
      <svg viewBox="0 0 64 64" fill="none" aria-hidden="true">
        <path d="M34 36a5 5 0 1 1 8 3 11 11 0 1 1-18-8 17 17 0 1 1 31 11c-5 9-14 14-26 13-9-1-14-5-23 2" />
      </svg>
      <span>
        {[...'caracola'].map((letter, index) => (
          <span key={index} className="caracola-letter">
            {letter}
          </span>
        ))}
      </span>
    </span>
  )
}
