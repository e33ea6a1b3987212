/** A crescent and the name, thin and small. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 sm:gap-3 ${className}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-6 sm:size-8">
        <defs>
          <linearGradient id="noche-moon" x1="0" y1="0" x2="1" y2="1">
            <stop stopColor="#5b8bff" />
            <stop offset="1" stopColor="#ff6f9c" />
          </linearGradient>
        </defs>
        <path fill="url(#noche-moon)" d="M26 4a16 16 0 1 0 10 24A15 15 0 0 1 26 4z" />
      </svg>
      <span className="text-base leading-none whitespace-nowrap sm:text-xl font-light tracking-[0.08em] lowercase">
        noche azul
      </span>
    </span>
  )
}
