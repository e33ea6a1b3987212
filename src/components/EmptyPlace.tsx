import type { ReactNode } from 'react'
import type { Attributes } from './attributes'

/** The placeholder of an element without content. For the preview only. */
export function EmptyPlace({ attributes, children }: { attributes?: Attributes; children: ReactNode }) {
  return (
    <p
      {...attributes}
      data-apart=""
      className="rounded-media border-2 border-dashed border-line p-6 text-center text-muted md:p-10"
    >
      {children}
    </p>
  )
}
