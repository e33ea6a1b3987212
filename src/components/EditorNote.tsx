import type { CSSProperties, ReactNode } from 'react'
import type { Attributes } from './attributes'

const NOTE: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  margin: '0.5rem var(--gutter)',
  border: '2px dashed',
  borderRadius: 8,
  padding: '0.7rem 1rem',
  fontSize: '0.9rem',
}

export interface EditorNoteProps {
  root: Attributes
  preview: boolean
  title: string
  children?: ReactNode
}

/** An element that only sends a signal to the layout. Visitors do not see it; the preview shows a note. */
export function EditorNote({ root, preview, title, children }: EditorNoteProps) {
  if (!preview) return <div {...root} data-apart="" hidden />
  return (
    <div {...root} data-apart="" style={NOTE}>
      <strong>{title}</strong>
      {children}
    </div>
  )
}
