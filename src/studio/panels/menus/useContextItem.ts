import { useEffect } from 'react'
import { contextPosition } from '../../sync/contextPosition'
import { useEditor, useSession } from '../../session/session'
import { findPreviewFrame } from '../../dom/previewFrame'

/** Opens the menu where somebody asked for it within the frame or in a second window. */
export function useContextItem(): void {
  const { ui } = useSession()
  const item = useEditor((state) => state.page.session.contextItem)
  useEffect(() => {
    const frame = findPreviewFrame()
    if (!item || !frame) return
    const { x, y, width } = frame.getBoundingClientRect()
    const scale = frame.offsetWidth > 0 ? width / frame.offsetWidth : 1
    ui.setState({ menu: { element: item.element, ...contextPosition({ item, frame: { x, y, scale } }) } })
  }, [item, ui])
}
