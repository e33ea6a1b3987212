import type { Attributes } from './attributes'

/** The short line above a heading. */
export function Eyebrow({ attributes, children }: { attributes?: Attributes; children: string | null | undefined }) {
  if (!children) return null
  return (
    <p {...attributes} className="eyebrow mb-4">
      {children}
    </p>
  )
}
