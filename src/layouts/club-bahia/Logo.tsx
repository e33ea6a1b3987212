import { SignalFlags } from '../../components/SignalFlags'

/** The club's two flags, C and B, and the name as on the stern of a boat. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`club-logo ${className}`}>
      <SignalFlags word="CB" />
      <span>
        Club
        <br /> Bahía
      </span>
    </span>
  )
}
