import type { ReactNode } from 'react'
import type { Attributes } from './attributes'

/** Padding for a small element at the top level of a page. Inside another element it has none. */
export function SmallSection({
  root,
  className = '',
  children,
}: {
  root: Attributes
  className?: string
  children: ReactNode
}) {
  return (
    <div {...root} className={`small-section ${className}`}>
      {children}
    </div>
  )
}
