import { CutOut } from '../../components/CutOut'

/** Two leaves of paper, one over the other, and the name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`isla-logo ${className}`}>
      <CutOut shape="frond" className="isla-logo-back" />
      <CutOut shape="leaf" className="isla-logo-front" />
      <span>Isla Verde</span>
    </span>
  )
}
