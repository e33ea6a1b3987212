/** A gate: two pillars, an arch with a sun in it, the name below. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`roja-logo ${className}`}>
      <svg viewBox="0 0 80 52" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2 52V20h5v-6h8v6h3C20 8 29 1 40 1s20 7 22 19h3v-6h8v6h5v32H61V26a21 21 0 0 0-42 0v26z"
        />
        <path fill="#dd9b33" d="M40 16a11 11 0 1 1 0 22 11 11 0 0 1 0-22z" />
        <path stroke="currentColor" strokeWidth="2.500" d="M26 52V42M33 52V46M40 52V46M47 52V46M54 52V42" />
      </svg>
      <span>Hacienda Roja</span>
    </span>
  )
}
