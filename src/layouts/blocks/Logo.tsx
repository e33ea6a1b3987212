/** A sun over two waves and the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-3 ${className}`}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-10">
        <path fill="#f2735a" d="M24 6a15 15 0 0 1 15 15c0 1-.1 2-.3 3H9.300c-.2-1-.3-2-.3-3A15 15 0 0 1 24 6z" />
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          d="M5 31c5-4 9-4 13 0s8 4 12 0 8-4 13 0M11 40c4-3 7-3 10 0s7 3 10 0 5-3 8 0"
        />
      </svg>
      <span className="font-head text-[1.7rem] leading-none font-semibold tracking-tight">Solmara</span>
    </span>
  )
}
