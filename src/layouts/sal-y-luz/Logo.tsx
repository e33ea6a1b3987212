/** Three words on three lines; the small one in the middle is switched on. In one line where there is no height. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`sal-logo ${className}`}>
      <span>Sal</span> <span className="sal-logo-light">y</span> <span>Luz</span>
    </span>
  )
}
