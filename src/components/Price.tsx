export interface PercentOffProps {
  /** 40 -> "40% off". Only numbers above 0 are shown. */
  percent: number | null | undefined
  labels: Readonly<Record<string, string>>
  className?: string
}

/** The discount of an offer. */
export function PercentOff({ percent, labels, className = '' }: PercentOffProps) {
  if (!percent || percent <= 0) return null
  return (
    <p className={`badge ${className}`}>
      <span className="text-[0.8em] font-semibold">{labels['offer.upTo'] ?? 'Up to'}</span>
      <span>
        {percent}% {labels['offer.off'] ?? 'off'}
      </span>
    </p>
  )
}
