import { toFlags } from './signalCode'

/** A word in signal flags. They are hidden from screen readers, so the caller renders the word as text, too. */
export function SignalFlags({ word, className = '' }: { word: string; className?: string }) {
  return (
    <span aria-hidden="true" className={`signal-flags ${className}`}>
      {toFlags(word).map(({ layers }, index) => (
        <svg key={index} viewBox="0 0 30 30" focusable="false">
          {layers.map(([colour, path], layer) => (
            <path key={layer} fill={colour} d={path} />
          ))}
        </svg>
      ))}
    </span>
  )
}
