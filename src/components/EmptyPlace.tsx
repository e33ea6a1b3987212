import type { ReactNode } from 'react'
import type { Attributes } from './attributes'

/** Where an element would show what an editor has not chosen yet. For the preview only. */
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
