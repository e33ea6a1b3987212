/** Three words on three lines, with a lit small one in the middle. On one line if the screen is low. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`sal-logo ${className}`}>
      <span>Sal</span> <span className="sal-logo-light">y</span> <span>Luz</span>
    </span>
  )
}
