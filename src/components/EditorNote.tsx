import type { ReactNode } from 'react'
import type { Attributes } from './attributes'

export interface EditorNoteProps {
  root: Attributes
  preview: boolean
  title: string
  children?: ReactNode
}

/** An element that tells the layout something and shows visitors nothing. In the preview editors find it by a note. */
export function EditorNote({ root, preview, title, children }: EditorNoteProps) {
  if (!preview) return <div {...root} hidden />
  return (
    <div {...root} className="editor-note">
      <strong>{title}</strong>
      {children}
    </div>
  )
}
