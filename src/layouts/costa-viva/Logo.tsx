/** The name in two bouncing words with a sun between them. The space is for screen readers. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 font-head text-[1.6rem] leading-none font-bold ${className}`}>
      <span className="-rotate-4">costa</span>{' '}
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
        <circle cx="20" cy="20" r="9" fill="#ffc93c" stroke="#ff8c42" strokeWidth="3" />
        <path
          stroke="#ff8c42"
          strokeWidth="3.4"
          strokeLinecap="round"
          d="M20 2v4m0 28v4M2 20h4m28 0h4M7 7l3 3m20 20 3 3M7 33l3-3M30 10l3-3"
        />
      </svg>
      <span className="rotate-4">viva</span>
    </span>
  )
}
