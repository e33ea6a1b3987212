/** A cut stone above the spaced name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex flex-col items-center gap-2 ${className}`}>
      <svg viewBox="0 0 60 36" fill="none" stroke="var(--accent)" strokeWidth="1.3" aria-hidden="true" className="h-8">
        <path d="M14 4h32l12 11-28 19L2 15zM2 15h56M14 4l7 11 9 19 9-19 7-11M30 4l-9 11m9-11 9 11" />
      </svg>
      <span className="font-head text-[1.7rem] leading-none tracking-[0.2em] uppercase">Jewel Coast</span>
    </span>
  )
}
