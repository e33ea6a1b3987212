import { useState, type ClipboardEvent, type DragEvent } from 'react'

export interface FileDrop {
  /** Spread on the node that takes files. */
  target: {
    onDragEnter?: (event: DragEvent) => void
    onDragOver?: (event: DragEvent) => void
    onDragLeave?: (event: DragEvent) => void
    onDrop?: (event: DragEvent) => void
    onPaste?: (event: ClipboardEvent) => void
  }
  /** Files are over it. */
  isOver: boolean
}

/** Takes files that are dropped or pasted into a part of the window, unless something inside has taken them; `null`: none are taken there. */
export function useFileDrop(onFiles: ((files: File[]) => void) | null): FileDrop {
  const [isOver, setIsOver] = useState(false)
  if (!onFiles) return { target: {}, isOver: false }
  const onOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  return {
    isOver,
    target: {
      onDragEnter: onOver,
      onDragOver: onOver,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsOver(false)
      },
      onDrop: (event) => {
        setIsOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0 || event.defaultPrevented) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      },
      onPaste: (event) => {
        const { files: pasted, types } = event.clipboardData
        const files = [...pasted]
        // A text that was copied together with a picture of it is a text.
        if (files.length === 0 || event.defaultPrevented || types.includes('text/plain')) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      },
    },
  }
}
