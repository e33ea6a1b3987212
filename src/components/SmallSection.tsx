import type { ReactNode } from 'react'
import type { Attributes } from './attributes'

/** Room for a small element that stands by itself on a page; inside another element it takes none. */
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
